import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Definition, RecordOf } from '../schema/define-content.ts'
import type { RecordPart } from '../schema/restore-part.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { readAsStaff, saveAsStaff, sendAsStaff, type Versioned } from './staff-request.ts'

/** One step in a record's history, as the server answers it. */
export interface Revision {
  revision: number
  time: string
  actor: { id: string | null; name: string }
  /** Where its author had to ask. */
  approvedBy?: string
  /** Who asked for that, where it was not the author. */
  sentBy?: string
  /** The release that it came by; `isUndone` where it was taken back with that. */
  release?: { id: string; name: string; isUndone: boolean }
  action: string
  changed: string[]
  /** Undefined where they were erased. */
  values: Record<string, unknown> | undefined
}

export function listUrl(definition: Pick<Definition, 'path'>): string {
  return `/api/${definition.path}`
}

/** A singleton stands at the address of its list. */
export function recordUrl(definition: Definition, id: string): string {
  return definition.kind === 'singleton'
    ? listUrl(definition)
    : `${listUrl(definition)}/${encodeURIComponent(id)}`
}

/** Every record of a collection, hidden ones included, in the order of the list. */
export function useRecords<D extends Definition>(
  definition: D | Pick<D, 'path'>,
): UseQueryResult<RecordOf<D>[]> {
  return useQuery<RecordOf<D>[]>({ queryKey: [listUrl(definition)] })
}

/** The same without what only pages of their own show, such as sections: a tenth of the bytes. */
export function useSummaries<D extends Definition>(
  definition: D | Pick<D, 'path'>,
): UseQueryResult<Omit<RecordOf<D>, 'sections'>[]> {
  return useQuery<Omit<RecordOf<D>, 'sections'>[]>({ queryKey: [`${listUrl(definition)}?summary=true`] })
}

/** Which record a form edits: one by its id, or the one that a rule picks from the list. */
export type RecordChoice<D extends Definition> =
  | { id: string }
  | { choose: (list: RecordOf<D>[]) => RecordOf<D> | undefined }

/** A record with its ETag, read afresh; null where the list holds none to choose. */
export function useVersionedRecord<D extends Definition, V extends Versioned<RecordOf<D>>>(
  definition: D,
  choice: RecordChoice<D> | undefined,
  read: (id: string) => Promise<V>,
): UseQueryResult<V | null> {
  const name = choice === undefined ? 'none' : 'id' in choice ? choice.id : 'chosen'
  return useQuery<V | null>({
    queryKey: [listUrl(definition), 'versioned', name],
    queryFn: () => (choice ? readChosen(definition, choice, read) : null),
    enabled: choice !== undefined,
    // An editor never starts from what was read some time ago.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readChosen<D extends Definition, V extends Versioned<RecordOf<D>>>(
  definition: D,
  choice: RecordChoice<D>,
  read: (id: string) => Promise<V>,
): Promise<V | null> {
  if ('id' in choice) return read(choice.id)
  const { record: list } = await readAsStaff<RecordOf<D>[]>(listUrl(definition))
  const chosen = choice.choose(list)
  return chosen ? read(chosen.id) : null
}

export function readRecord<D extends Definition>(definition: D, id: string): Promise<Versioned<RecordOf<D>>> {
  return readAsStaff<RecordOf<D>>(recordUrl(definition, id))
}

export function createRecord<D extends Definition>(
  definition: D,
  values: unknown,
  /** The same for every try: a record whose answer was lost is not made twice. */
  key: string = newIdempotencyKey(),
): Promise<Versioned<RecordOf<D>>> {
  return saveAsStaff<RecordOf<D>>('POST', listUrl(definition), values, { 'idempotency-key': key })
}

/** The same for a copy of another record, which takes the translations of that along as drafts. */
export function createCopy<D extends Definition>(
  definition: D,
  values: unknown,
  copyOf: string,
): Promise<Versioned<RecordOf<D>>> {
  const url = `${listUrl(definition)}?${new URLSearchParams({ copyOf })}`
  return saveAsStaff<RecordOf<D>>('POST', url, values, { 'idempotency-key': newIdempotencyKey() })
}

/** With the ETag that was read, the server refuses to overwrite what somebody else saved since (412). */
export function updateRecord<D extends Definition>(
  definition: D,
  id: string,
  values: unknown,
  etag?: string,
): Promise<Versioned<RecordOf<D>>> {
  return saveAsStaff<RecordOf<D>>('PUT', recordUrl(definition, id), values, etag ? { 'if-match': etag } : {})
}

export function deleteRecord(definition: Definition, id: string): Promise<void> {
  return sendAsStaff<void>('DELETE', recordUrl(definition, id))
}

export function restoreDeleted<D extends Definition>(
  definition: D,
  id: string,
): Promise<Versioned<RecordOf<D>>> {
  return saveAsStaff('POST', `/api/trash/${definition.path}/${encodeURIComponent(id)}/restore`, {})
}

/** All at once: a cut line never leaves half an order. Answers the list in its new order. */
export function saveOrder<D extends Definition>(
  definition: D,
  ids: readonly string[],
): Promise<RecordOf<D>[]> {
  return sendAsStaff<RecordOf<D>[]>('PUT', `${listUrl(definition)}/order`, { ids })
}

export async function readRevisions(definition: Definition, id: string): Promise<Revision[]> {
  return (await readAsStaff<Revision[]>(`${recordUrl(definition, id)}/revisions`)).record
}

/** An earlier state that comes back. */
export interface PastState {
  revision: number
  /** Names the newest revision that was seen: what somebody saved since is not undone unseen (412). */
  etag: string
  /** The draft that is thrown away for it, by its revision. */
  draft?: number | undefined
}

export function revertRecord<D extends Definition>(
  definition: D,
  id: string,
  { revision, etag, draft }: PastState,
): Promise<Versioned<RecordOf<D>>> {
  return saveAsStaff('POST', restoreUrl(definition, id, revision), { draft }, { 'if-match': etag })
}

/** The same for one field of the earlier state, or one item of a list. */
export function revertPart<D extends Definition>(
  definition: D,
  id: string,
  { revision, part, etag }: { revision: number; part: RecordPart; etag: string },
): Promise<Versioned<RecordOf<D>>> {
  return saveAsStaff('POST', restoreUrl(definition, id, revision), { part }, { 'if-match': etag })
}

function restoreUrl(definition: Definition, id: string, revision: number): string {
  return `${recordUrl(definition, id)}/revisions/${revision}/restore`
}

/** After a write: lists, records and the overviews that mention them are read again where they are shown. */
export function forgetContent(client: QueryClient, definition: Definition): Promise<void> {
  const touched = [listUrl(definition), '/api/trash', '/api/activity', '/api/translations', '/api/drafts']
  return client.invalidateQueries({
    predicate: ({ queryKey: [url, kind] }) =>
      kind !== 'versioned' && touched.some((start) => String(url).startsWith(start)),
  })
}
