import { shortHash } from '../../shared/short-hash.ts'
import type { Translation, TranslationSource } from '../engine/translation-record.ts'
import type { XliffUnit } from './xliff-document.ts'

/** What becomes of one text of an imported file. */
export type UnitPlan =
  /** There is nothing to do: it is not translated, or stands here word for word. */
  | { outcome: 'none' }
  | { outcome: 'take'; path: string; text: string; source: string }
  /** The translator looked at a text whose original changed, and left it as it is. */
  | { outcome: 'confirm'; path: string }
  | ({ outcome: 'conflict' } & ImportConflict)
  | { outcome: 'refuse'; path: string; label: string; reason: 'gone' | 'tooLong' }

/** A text that was changed here since the export: somebody has to decide. */
export interface ImportConflict {
  path: string
  label: string
  /** What changed here: the original, or the translation of it. */
  reason: 'source' | 'translation'
  source: { inFile: string; now: string }
  text: { inFile: string; now: string }
  /** Names what was seen, so that nothing newer is decided about. */
  seen: string
}

/**
 * Compares what came back with what is stored. Nothing that changed here since the export is overwritten by itself.
 * Made for all units of a record at once: a file may name as many as its record has.
 */
export function unitPlanner({ sources, texts, outdated }: Translation): (unit: XliffUnit) => UnitPlan {
  const stored: StoredTexts = {
    sources: new Map(sources.map((source) => [source.path, source])),
    texts,
    outdated: new Set(outdated.map(({ path }) => path)),
  }
  return (unit) => planUnit(unit, stored)
}

interface StoredTexts {
  sources: ReadonlyMap<string, TranslationSource>
  texts: Translation['texts']
  outdated: ReadonlySet<string>
}

function planUnit(unit: XliffUnit, { sources, texts, outdated }: StoredTexts): UnitPlan {
  const { path, state } = unit
  const inFile = unit.target?.trim() ?? ''
  const now = texts[path] ?? ''
  if (inFile === '') return { outcome: 'none' }
  const known = sources.get(path)
  if (!known) return { outcome: 'refuse', path, label: path, reason: 'gone' }
  const label = labelOf(known)
  if (inFile.length > (known.maxLength ?? inFile.length))
    return { outcome: 'refuse', path, label, reason: 'tooLong' }
  const isSameSource = spaced(known.source) === spaced(unit.source)
  if (isSameText(inFile, now)) {
    const isConfirmed = isSameSource && state !== 'initial' && outdated.has(path)
    return isConfirmed ? { outcome: 'confirm', path } : { outcome: 'none' }
  }
  const isOurs = unit.mark === undefined ? now === '' : unit.mark === exportMark(now)
  if (isSameSource && isOurs) return { outcome: 'take', path, text: inFile, source: known.source }
  return {
    outcome: 'conflict',
    path,
    label,
    reason: isSameSource ? 'translation' : 'source',
    source: { inFile: unit.source, now: known.source },
    text: { inFile, now },
    seen: shortHash(JSON.stringify([known.source, now, inFile])),
  }
}

/** Goes out with every text, and says when it comes back whether the translation here is still the one that left. */
export function exportMark(text: string): string {
  return shortHash(text)
}

export function labelOf({ within, label }: Pick<TranslationSource, 'within' | 'label'>): string {
  return [...within, label].join(' › ')
}

/** Tools lay out white space as they like. */
function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function isSameText(one: string, other: string): boolean {
  return one === other || spaced(one) === spaced(other)
}
