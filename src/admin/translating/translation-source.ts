import { restoreDeleted } from '../../client/content-queries.ts'
import type { RecordSource } from '../../client/record-source.ts'
import type { Versioned } from '../../client/staff-request.ts'
import { readTranslationDraft } from '../../client/translation-draft-queries.ts'
import {
  readTranslation,
  readTranslationRevisions,
  revertTranslation,
  saveTranslation,
  type Translation,
  type TranslationPlace,
} from '../../client/translation-queries.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { sheetDrafts, toFormDraft } from './sheet-drafts.ts'
import type { SheetText, SheetValues } from './sheet-text.ts'
import { changedNames, changesToSend, pastValues, toFormRecord } from './translation-sheet.ts'

interface SourceParts {
  texts: readonly SheetText[]
  /** A translation that was never published is its own draft. */
  hasDrafts: boolean
  /** Told what the server answered, also about the originals. */
  onRead: (translation: Translation) => void
}

/** Where the form of a translation reads and stores it. */
export function translationSource(
  place: TranslationPlace,
  { texts, hasDrafts, onRead }: SourceParts,
): RecordSource<Definition> {
  const read = ({ record, etag }: Versioned<Translation>): Versioned<RecordOf<Definition>> => {
    onRead(record)
    return { record: toFormRecord(record), etag }
  }
  const update = async (values: unknown, etag: string | undefined) =>
    read(await saveTranslation(place, changesToSend(texts, values as SheetValues), etag))
  return {
    ...(hasDrafts && { drafts: sheetDrafts(place, texts, read) }),
    read: async () => read(await readTranslation(place)),
    readEdited: async () => {
      const [stored, draft] = await Promise.all([readTranslation(place), readTranslationDraft(place)])
      const isDrafted = draft.state === 'draft' && !draft.isNew
      const { values, missing, outdated } = draft
      const words = { texts: values as Translation['texts'], missing, outdated }
      const shown = isDrafted ? { ...stored, record: { ...stored.record, ...words } } : stored
      return { ...read(shown), draft: toFormDraft(draft) }
    },
    // A translation that nobody began is there to be read, so none is ever created.
    create: (values) => update(values, undefined),
    update: (_lang, values, etag) => update(values, etag),
    restoreDeleted: () => restoreDeleted(place.definition, place.id),
    revisions: async () => {
      const steps = await readTranslationRevisions(place)
      const states = steps.map(({ values }) => values && pastValues(values))
      return steps.map((step, at) => ({
        ...step,
        values: states[at],
        changed: step.changed.length === 0 ? [] : changedNames(states[at + 1] ?? {}, states[at] ?? {}),
      }))
    },
    revert: async (_lang, past) => read(await revertTranslation(place, past)),
    revertPart: async (_lang, { revision, part, etag }) => {
      const text = texts.find(({ name }) => name === part.field)
      if (text) return read(await revertTranslation(place, { revision, etag, path: text.path }))
      // What is no text is whether visitors see it, which is said by an ordinary save.
      const past = (await readTranslationRevisions(place)).find((step) => step.revision === revision)
      const state = past?.values?.state === 'published' ? 'published' : 'draft'
      return read(await saveTranslation(place, { texts: {}, stillRight: [], state }, etag))
    },
  }
}
