import type { ApplicationValues } from '../../content/application/application.ts'
import { dueAt, type ReplyState, replyState } from '../../content/application/application-rules.ts'
import { ErasableLog } from '../engine/erasable-log.ts'
import { etagOf, namesEtag } from '../http/etag-reply.ts'
import type { ApplicationRow } from './application-store.ts'

/** The history of applications. */
export const applicationChanges = new ErasableLog('application')

/** An application as staff see it. */
export interface ApplicationRecord extends ApplicationValues {
  id: string
  status: string
  notes: string
  /** The code of the language that the applicant wrote in. */
  language: string
  /** It looks like a robot's and waits apart from the others. */
  isSuspected: boolean
  /** Very many had come from its address in that hour. */
  isOneOfMany: boolean
  /** When a suspected one is deleted, unless staff do something with it. */
  forgottenAt: string | null
  createdAt: string
  updatedAt: string
  firstResponseAt: string | null
  /** When its time was over and what told who applied was taken away. */
  anonymisedAt: string | null
  dueAt: string
  replyState: ReplyState
}

/** What the sender gets back: their own words, and that they arrived. */
export interface ApplicationReceipt extends ApplicationValues {
  id: string
  status: 'pending'
  createdAt: string
}

export function toApplicationRecord(row: ApplicationRow, now: Date): ApplicationRecord {
  const times = { createdAt: row.created_at, firstResponseAt: row.first_response_at }
  return {
    id: row.id,
    ...valuesOf(row),
    status: row.status,
    notes: row.notes,
    language: row.language,
    isSuspected: row.is_suspected === 1,
    isOneOfMany: row.is_one_of_many === 1,
    forgottenAt: row.forget_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    firstResponseAt: row.first_response_at,
    anonymisedAt: row.anonymised_at,
    dueAt: dueAt(row.created_at),
    replyState: replyState(times, now),
  }
}

/** The status is the one at the time of sending: how staff decided is not told by repeating a request. */
export function toReceipt(row: ApplicationRow): ApplicationReceipt {
  return { id: row.id, ...valuesOf(row), status: 'pending', createdAt: row.created_at }
}

export function valuesOf({ name, email, phone, subject, request }: ApplicationValues): ApplicationValues {
  return { name, email, phone, subject, request }
}

/** What the activity calls the values of a review. */
export const reviewLabels = { status: 'status', notes: 'notes', isSuspected: 'suspected' }

/** The part of an application that the change log keeps: nothing that tells who applied. */
export function reviewOf(row: Pick<ApplicationRow, 'status' | 'notes' | 'is_suspected'>) {
  const { status, notes, is_suspected } = row
  return { status, notes, ...(is_suspected === 1 ? { isSuspected: true } : {}) }
}

const replyStates: readonly ReplyState[] = ['due', 'overdue', 'answered in time', 'answered late']

/** Whether If-Match names this row. That the promised time ran out meanwhile is not a change by somebody else. */
export function isRead(row: ApplicationRow, ifMatch: string, now: Date): boolean {
  const record = toApplicationRecord(row, now)
  return replyStates.some((state) =>
    namesEtag(ifMatch, etagOf(JSON.stringify({ ...record, replyState: state }))),
  )
}
