import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Definition, RecordOf } from '../schema/define-content.ts'
import { listUrl, readRecord } from './content-queries.ts'
import { readAsStaff, saveAsStaff, sendAsStaff, type Versioned } from './staff-request.ts'

type Values = Record<string, unknown>

/** What is prepared of a record and not published, as the server answers it. */
export interface RecordDraft {
  id: string
  state: 'none' | 'draft'
  title: string
  /** Whether the record was never published. */
  isNew: boolean
  revision: number
  updatedAt: string | null
  updatedBy: string | null
  /** The revision of the record that the values are written over. */
  recordRevision: number
  values: Values
  base: Values
  published: Values | null
  publishedRevision: number
  publishedAt: string | null
  publishedBy: string | null
}

/** Which state of a draft, and of the record under it, somebody has seen. */
export type SeenDraft = Pick<RecordDraft, 'state' | 'revision' | 'recordRevision' | 'values' | 'base'>

/** One line of the list of all drafts: of a record, or of its words in another language. */
export interface OpenDraft {
  type: string
  path: string
  id: string
  lang: string
  title: string
  /** Whether the record was never published. */
  isNew: boolean
  /** Whether visitors read an earlier state of it. */
  isPublished: boolean
  updatedAt: string
  updatedBy: string
  /** The release that it waits in. */
  release: { id: string; name: string } | null
}

export const draftsUrl = '/api/drafts'

/** What waits to be published, the last edited first; of one type where it is named. */
export function useOpenDrafts(type?: string, isWanted = true): UseQueryResult<OpenDraft[]> {
  return useQuery<OpenDraft[]>({
    queryKey: [type === undefined ? draftsUrl : `${draftsUrl}?${new URLSearchParams({ type })}`],
    enabled: isWanted,
    refetchOnMount: 'always',
  })
}

function draftUrl(definition: Definition, id: string): string {
  return `${listUrl(definition)}/${encodeURIComponent(id)}/draft`
}

const seenTag = ({ revision }: Pick<SeenDraft, 'revision'>) => ({ 'if-match': `"r${revision}"` })

/** Where a form keeps what is not to be published yet. */
export function recordDrafts<D extends Definition>(definition: D) {
  const urlOf = (id: string) => draftUrl(definition, id)
  return {
    read: async (id: string): Promise<RecordDraft> => (await readAsStaff<RecordDraft>(urlOf(id))).record,
    save: async (id: string, values: Values, seen: SeenDraft): Promise<RecordDraft> => {
      const body = { values, recordRevision: seen.recordRevision }
      return (await saveAsStaff<RecordDraft>('PUT', urlOf(id), body, seenTag(seen))).record
    },
    begin: async (values: Values, key: string): Promise<RecordDraft> => {
      const headers = { 'idempotency-key': key }
      return (await saveAsStaff<RecordDraft>('POST', `${listUrl(definition)}/drafts`, { values }, headers))
        .record
    },
    throwAway: (id: string, seen: SeenDraft) =>
      sendAsStaff<void>('DELETE', urlOf(id), undefined, seenTag(seen)),
    bringBack: (id: string) => sendAsStaff<RecordDraft>('POST', `${urlOf(id)}/restore`),
    publish: (
      id: string,
      values: Values,
      seen: SeenDraft,
      /** The same for every try: the draft is gone once it was published, also where the answer was lost. */
      key: string,
    ): Promise<Versioned<RecordOf<D>>> => {
      const body = { values, recordRevision: seen.recordRevision }
      const headers = { ...seenTag(seen), 'idempotency-key': key }
      return saveAsStaff<RecordOf<D>>('POST', `${urlOf(id)}/publish`, body, headers)
    },
  }
}

/** What a form begins with: the record, with the changes of its draft where it has one. */
export interface EditedRecord<D extends Definition> extends Versioned<RecordOf<D>> {
  /** Left out where records have no drafts. */
  draft?: RecordDraft
}

/** The draft first: of a record that was never published there is nothing else. */
export async function readEdited<D extends Definition>(definition: D, id: string): Promise<EditedRecord<D>> {
  const draft = await recordDrafts(definition).read(id)
  const { values, state } = draft
  if (draft.isNew) {
    const facts = { id, createdAt: null, updatedAt: null, updatedBy: null }
    return { record: { ...values, ...facts } as RecordOf<D>, etag: '', draft }
  }
  const { record, etag } = await readRecord(definition, id)
  return { record: state === 'draft' ? { ...record, ...values } : record, etag, draft }
}

export type RecordDrafts<D extends Definition> = ReturnType<typeof recordDrafts<D>>
