import type { Definition, RecordOf } from '../schema/define-content.ts'
import type { RecordPart } from '../schema/restore-part.ts'
import {
  createRecord,
  type PastState,
  type Revision,
  readRecord,
  readRevisions,
  restoreDeleted,
  revertPart,
  revertRecord,
  updateRecord,
} from './content-queries.ts'
import { type EditedRecord, type RecordDrafts, readEdited, recordDrafts } from './record-drafts.ts'
import type { Versioned } from './staff-request.ts'

type Stored<D extends Definition> = Promise<Versioned<RecordOf<D>>>

/** Where a form reads its record, and where it stores it. */
export interface RecordSource<D extends Definition> {
  read(id: string): Stored<D>
  /** With the changes of its draft; left out where there are none to lay over it. */
  readEdited?(id: string): Promise<EditedRecord<D>>
  create(values: unknown, key: string): Stored<D>
  update(id: string, values: unknown, etag: string | undefined): Stored<D>
  /** What is not to be published yet; left out where everything is stored at once. */
  drafts?: RecordDrafts<D>
  /** Brings back what somebody deleted while it was edited. */
  restoreDeleted(id: string): Promise<unknown>
  revisions(id: string): Promise<Revision[]>
  revert(id: string, past: PastState): Stored<D>
  /** Left out where only whole states can be brought back. */
  revertPart?(id: string, wanted: { revision: number; part: RecordPart; etag: string }): Stored<D>
}

/** The records of a content type. */
export function contentSource<D extends Definition>(definition: D): RecordSource<D> {
  return {
    drafts: recordDrafts(definition),
    read: (id) => readRecord(definition, id),
    readEdited: (id) => readEdited(definition, id),
    create: (values, key) => createRecord(definition, values, key),
    update: (id, values, etag) => updateRecord(definition, id, values, etag),
    restoreDeleted: (id) => restoreDeleted(definition, id),
    revisions: (id) => readRevisions(definition, id),
    revert: (id, past) => revertRecord(definition, id, past),
    revertPart: (id, wanted) => revertPart(definition, id, wanted),
  }
}
