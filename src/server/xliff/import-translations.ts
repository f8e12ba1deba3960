import { AppError } from '../../shared/app-error.ts'
import type { Language } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import type { Content } from '../engine/content.ts'
import type { Translation } from '../engine/translation-record.ts'
import { giveWay } from '../give-way.ts'
import { type ImportConflict, type UnitPlan, unitPlanner } from './import-plan.ts'
import type { XliffDocument, XliffFile } from './xliff-document.ts'

/** Which side of a conflict somebody chose, having seen both. */
export interface Decision {
  type: string
  id: string
  path: string
  keep: 'file' | 'here'
  seen: string
}

/** What an import does, or would do, with one record. */
export interface RecordPlan {
  type: string
  id: string
  /** What the record is called; empty where it is gone. */
  title: string
  state: Translation['state'] | 'gone'
  taken: number
  /** What is taken over by path, where visitors see it at once: it is looked at before. */
  texts: Record<string, string>
  confirmed: number
  conflicts: ImportConflict[]
  refused: { path: string; label: string; reason: 'gone' | 'tooLong' }[]
}

export interface ImportPlan {
  lang: Language
  isApplied: boolean
  records: RecordPlan[]
}

export interface ImportRequest {
  document: XliffDocument
  decisions: readonly Decision[]
  /** Says what would happen, and changes nothing. */
  isTrial: boolean
  actor: Actor
}

/**
 * Takes what translators sent back, all or nothing. As long as somebody has to decide about a text that was changed here
 * since the export, nothing is stored.
 */
export async function importTranslations(
  context: AppContext,
  contents: ReadonlyMap<string, Content>,
  { document, decisions, isTrial, actor }: ImportRequest,
): Promise<ImportPlan> {
  const lang = document.language as Language
  const { version, database } = context
  const { plan, versions } = await database.write(async (tx) => {
    const pause = giveWay()
    const decisionsOf = decisionsByRecord(decisions)
    const planned: Planned[] = []
    for (const file of document.files) {
      const decided = decisionsOf(file)
      planned.push({ ...(await planFile(tx, contents, lang, file)), decisions: decided })
      await pause()
    }
    const records = planned.map(recordPlan)
    const isApplied = !isTrial && records.every(({ conflicts }) => conflicts.length === 0)
    const touched = new Set<string>()
    if (isApplied) {
      for (const one of planned) {
        const content = contents.get(one.file.type)
        const changes = changesOf(one)
        if (!content || !changes) continue
        await content.translations.change(tx, { id: one.file.id, lang }, changes, {
          actor,
          now: context.now(),
        })
        touched.add(content.definition.name)
        await pause()
      }
    }
    const raised: [string, number][] = []
    for (const type of touched) raised.push([type, await version.raise(tx, type)])
    return { plan: { lang, isApplied, records }, versions: raised }
  })
  for (const [type, value] of versions) version.publish(value, type)
  return plan
}

interface Planned {
  file: XliffFile
  /** Undefined for a record that is gone. */
  translation: Translation | undefined
  units: UnitPlan[]
  decisions: Decisions
}

/** Which side was chosen, by what was seen and where. */
type Decisions = ReadonlyMap<string, Decision['keep']>

async function planFile(
  tx: Handle,
  contents: ReadonlyMap<string, Content>,
  lang: Language,
  file: XliffFile,
): Promise<Omit<Planned, 'decisions'>> {
  const content = contents.get(file.type)
  if (!content)
    throw new AppError('bad_input', `This file names “${file.type}”, which this site does not have`)
  const translation = await content.translations.read({ id: file.id, lang }, tx).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
  return {
    file,
    translation,
    units: translation ? file.units.map(unitPlanner(translation)) : [],
  }
}

/** What nobody has decided yet, or decided of something else than stands here now, is still a conflict. */
function recordPlan({ file, translation, units, decisions }: Planned): RecordPlan {
  const count = (outcome: UnitPlan['outcome']) => units.filter((unit) => unit.outcome === outcome).length
  return {
    type: file.type,
    id: file.id,
    title: translation?.title ?? '',
    state: translation?.state ?? 'gone',
    taken: count('take'),
    texts: translation?.state === 'published' ? takenTexts(units) : {},
    confirmed: count('confirm'),
    conflicts: units.flatMap((unit) => {
      if (unit.outcome !== 'conflict' || decisions.has(decisionKey(unit))) return []
      const { outcome: _conflict, ...conflict } = unit
      return [conflict]
    }),
    refused: units.flatMap((unit) => {
      if (unit.outcome !== 'refuse') return []
      const { path, label, reason } = unit
      return [{ path, label, reason }]
    }),
  }
}

function takenTexts(units: readonly UnitPlan[]): Record<string, string> {
  return Object.fromEntries(
    units.flatMap((unit) => (unit.outcome === 'take' ? [[unit.path, unit.text]] : [])),
  )
}

function decisionKey({ path, seen }: Pick<Decision, 'path' | 'seen'>): string {
  return `${seen} ${path}`
}

/** Sorted by record once: there may be thousands of both. */
function decisionsByRecord(all: readonly Decision[]): (file: XliffFile) => Decisions {
  const byRecord = Map.groupBy(all, ({ type, id }) => JSON.stringify([type, id]))
  return ({ type, id }) => {
    const own = byRecord.get(JSON.stringify([type, id])) ?? []
    return new Map(own.map((decision) => [decisionKey(decision), decision.keep]))
  }
}

/** Undefined where nothing changes. A text that is taken for another original than today's stays marked as outdated. */
function changesOf({ units, decisions }: Planned) {
  const texts: Record<string, { text: string; source: string }> = {}
  const stillRight: string[] = []
  for (const unit of units) {
    if (unit.outcome === 'take') texts[unit.path] = { text: unit.text, source: unit.source }
    if (unit.outcome === 'confirm') stillRight.push(unit.path)
    if (unit.outcome === 'conflict' && decisions.get(decisionKey(unit)) === 'file')
      texts[unit.path] = { text: unit.text.inFile, source: unit.source.inFile }
  }
  return Object.keys(texts).length + stillRight.length === 0 ? undefined : { texts, stillRight }
}
