import { pageShowing } from '../../schema/shown-record.ts'
import { pathInLanguage } from '../../shared/language-path.ts'
import { isLanguage, mainLanguage } from '../../shared/languages.ts'
import { siteMoment } from '../../shared/site-clock.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { toRecord } from '../engine/content-record.ts'
import { EntryStore } from '../engine/content-store.ts'
import { readVersion } from '../engine/content-version-store.ts'
import type { DraftName } from '../engine/publishing.ts'
import { findDraft } from '../engine/record-draft-store.ts'
import { findTranslation } from '../engine/translation-store.ts'
import { listReleaseDrafts } from '../releases/list-release-drafts.ts'
import { contentAt } from './content-at.ts'
import { layDrafts } from './lay-drafts.ts'
import type { PreviewRow } from './preview-store.ts'
import { openShadowSite, type ShadowSite } from './shadow-site.ts'
import { fillShadow, readDraftRows, readPublicRows } from './shadow-store.ts'

/** A preview that can be looked at. */
export interface OpenPreview {
  site: ShadowSite
  /** Decides what is upcoming. */
  now(): Date
  /** Where it begins. */
  start: string
  /** Whether anything in it waits to be published. */
  hasDrafts: boolean
  /** Whether all of that could be published now. */
  isReady: boolean
  /** Whether visitors would not see one of them even then: here it is shown all the same. */
  isHidden: boolean
}

/** The drafts that a preview shows; none for a day. */
export async function draftsOf(db: Handle, preview: PreviewRow): Promise<DraftName[]> {
  if (preview.kind === 'release') return listReleaseDrafts(db, preview.subject)
  if (preview.kind === 'day') return []
  const name = nameOf(preview)
  // Words of a record that was never published have nothing else to be laid over.
  const record = await new EntryStore(name.type).find(db, name.id)
  const isAlone = name.language !== mainLanguage && (!record || record.deleted_at !== null)
  return isAlone ? [name, { ...name, language: mainLanguage }] : [name]
}

function nameOf({ type, subject, language }: PreviewRow): DraftName {
  return { type, id: subject, language: isLanguage(language) ? language : mainLanguage }
}

/** What a preview is made of: the same as long as neither the site nor one of its drafts changed. */
export async function previewState(db: Handle, preview: PreviewRow): Promise<string> {
  if (preview.kind === 'day') return preview.id
  const revisions: string[] = []
  for (const name of await draftsOf(db, preview)) {
    const row = await findDraft(db, name)
    const words = await findTranslation(db, name)
    revisions.push(`${name.type}/${name.id}/${name.language}:${row?.revision ?? 0}.${words?.revision ?? 0}`)
  }
  return [preview.id, await readVersion(db), ...revisions].join(' ')
}

export async function openPreview(context: AppContext, preview: PreviewRow): Promise<OpenPreview> {
  return preview.kind === 'day' ? openDay(context, preview) : openDrafts(context, preview)
}

/** The last moment of a day by the site's clock; of today, this one. */
export function endOfDay(day: string, now: Date): Date {
  const next = new Date(Date.parse(`${day}T00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10)
  const end = new Date(siteMoment(`${next}T00:00`).getTime() - 1)
  return end < now ? end : now
}

async function openDay(context: AppContext, preview: PreviewRow): Promise<OpenPreview> {
  const moment = endOfDay(preview.subject, new Date(preview.created_at))
  const now = () => moment
  const rows = await context.database.snapshot((tx) => contentAt(tx, context.contentTypes, moment))
  const site = await openShadowSite(context, now)
  const searched = searchedTypes(context)
  await site.publishing.write((tx) => fillShadow(tx, rows, { drafts: [], changes: [] }, searched))
  return { site, now, start: '/', hasDrafts: false, isReady: true, isHidden: false }
}

async function openDrafts(context: AppContext, preview: PreviewRow): Promise<OpenPreview> {
  const { names, rows, drafts } = await context.database.snapshot(async (tx) => {
    const wanted = await draftsOf(tx, preview)
    const found = await readDraftRows(tx, wanted)
    return { names: wanted, rows: await readPublicRows(tx), drafts: found }
  })
  const site = await openShadowSite(context, context.now)
  await site.publishing.write((tx) => fillShadow(tx, rows, drafts, searchedTypes(context)))
  const open = names.filter((name) => isPrepared(name, drafts.drafts, rows.translations))
  const laid = await layDrafts(site, open)
  const start = names[0] ? await startOf(site, names[0]) : '/'
  return { site, now: context.now, start, hasDrafts: open.length > 0, ...laid }
}

function searchedTypes({ contentTypes }: AppContext): string[] {
  return contentTypes.filter(({ isSearched }) => isSearched).map(({ name }) => name)
}

/** A translation that was never published is a draft as it stands. */
function isPrepared(
  { type, id, language }: DraftName,
  drafts: readonly { type: string; id: string; language: string }[],
  translations: readonly { type: string; id: string; language: string; state: string }[],
): boolean {
  const isNamed = (row: { type: string; id: string; language: string }) =>
    row.type === type && row.id === id && row.language === language
  return drafts.some(isNamed) || translations.some((row) => isNamed(row) && row.state === 'draft')
}

/** The page that shows the record; the first page of the site where none does. */
async function startOf(site: ShadowSite, { type, id, language }: DraftName): Promise<string> {
  const { definition } = site.publishing.contentOf(type)
  const row = await new EntryStore(type).find(site.context.database.db, id)
  const page = row && pageShowing(definition, toRecord(definition, row))
  return pathInLanguage(page ?? '/', language)
}
