import type { Definition } from '../../schema/define-content.ts'
import { pageAddressOf } from '../../schema/page-address.ts'
import { asShown } from '../../schema/shown-record.ts'
import { readValues } from '../../schema/stored-values.ts'
import type { TextsByPath } from '../../schema/translate-values.ts'
import { AppError } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { systemActor } from '../engine/actor.ts'
import { type Values, valuesOf } from '../engine/content-record.ts'
import { EntryStore } from '../engine/content-store.ts'
import type { Drafts } from '../engine/drafts.ts'
import { fingerprintOf } from '../engine/fingerprint.ts'
import { PageAddresses } from '../engine/page-addresses.ts'
import { indexLater } from '../engine/page-texts.ts'
import type { DraftName } from '../engine/publishing.ts'
import { columnsOf } from '../engine/record-columns.ts'
import { findTranslation, putTranslation, type TranslationData } from '../engine/translation-store.ts'
import type { ShadowSite } from './shadow-site.ts'
import { putEntry } from './shadow-store.ts'

interface Laid {
  /** Whether all of it could be published for visitors too. */
  isReady: boolean
  /** Whether visitors would not see one of the records even then. */
  isHidden: boolean
}

/** Publishes the drafts within the shadow alone, as far as they go. */
export async function layDrafts(site: ShadowSite, names: readonly DraftName[]): Promise<Laid> {
  const laid = { isReady: true, isHidden: false }
  // Words in other languages are laid over the records that they are made from.
  const inOrder = names.toSorted(
    (one, other) => Number(one.language !== mainLanguage) - Number(other.language !== mainLanguage),
  )
  for (const name of inOrder) {
    try {
      await site.publishing.write((tx, now) => site.publishing.publish(tx, name, { actor: systemActor, now }))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      laid.isReady = false
      await site.publishing.write((tx, now) => layUnready(site, tx, name, now))
    }
    const { definition } = site.publishing.contentOf(name.type)
    const wasHidden = await site.publishing.write((tx) => show(tx, definition, name.id))
    laid.isHidden ||= wasHidden
  }
  return laid
}

/** Whoever is shown a draft sees it, also where the record is hidden. Answers whether it is. */
async function show(tx: Handle, definition: Definition, id: string): Promise<boolean> {
  const row = await new EntryStore(definition.name).find(tx, id)
  if (!row || row.is_visible === 1) return false
  const values = asShown(definition, valuesOf(definition, row))
  const columns = { ...columnsOf(definition, values), unique_key: row.unique_key }
  await putEntry(tx, { ...row, ...columns, data: JSON.stringify({ ...JSON.parse(row.data), ...values }) })
  return true
}

/** Shows as much as there is: a draft is looked at before it is finished. */
async function layUnready(site: ShadowSite, tx: Handle, name: DraftName, now: Date): Promise<void> {
  const { definition, drafts, translations } = site.publishing.contentOf(name.type)
  if (name.language === mainLanguage) await layRecord(tx, definition, { drafts, id: name.id, now })
  else await layTranslation(tx, name, await translations.drafts.wording(wordedName(name), tx))
  await indexLater(tx, definition, name.id)
}

async function layRecord(
  tx: Handle,
  definition: Definition,
  { drafts, id, now }: { drafts: Drafts; id: string; now: Date },
): Promise<void> {
  const draft = await drafts.read(id, tx)
  const read: Values = readValues(definition.fields, draft.values, 'all')
  const values = { ...read, ...(await placeFor(tx, definition, id, read)) }
  const previous = await new EntryStore(definition.name).find(tx, id)
  const time = now.toISOString()
  await putEntry(tx, {
    type: definition.name,
    id,
    ...columnsOf(definition, values),
    // Another record may have the name that it will need.
    unique_key: null,
    fingerprint: fingerprintOf(definition),
    data: JSON.stringify(values),
    revision: (previous?.revision ?? 0) + 1,
    translations: '{}',
    deleted_at: null,
    created_at: previous?.created_at ?? time,
    updated_at: time,
    updated_by: systemActor.name,
  })
}

/** The address that it asks for; its id where another page has that. */
async function placeFor(tx: Handle, definition: Definition, id: string, values: Values): Promise<Values> {
  const page = pageAddressOf(definition.fields)
  if (!page) return {}
  const addresses = new PageAddresses(definition, new EntryStore(definition.name))
  try {
    return await addresses.settle(tx, { id, values, before: undefined })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { [page.field]: '' }
  }
}

const wordedName = ({ id, language: lang }: DraftName) => ({ id, lang })

/** What is not translated yet is read in the main language. */
async function layTranslation(tx: Handle, name: DraftName, words: TextsByPath = {}): Promise<void> {
  const row = await findTranslation(tx, name)
  if (!row) return
  const { texts, ...data }: TranslationData = JSON.parse(row.data)
  const laid = Object.entries(words).flatMap(([path, text]) =>
    text ? [[path, { ...(texts[path] ?? { source: '' }), text }]] : [],
  )
  const published = { ...data, state: 'published', texts: { ...texts, ...Object.fromEntries(laid) } }
  await putTranslation(tx, { ...row, state: 'published', data: JSON.stringify(published) })
}
