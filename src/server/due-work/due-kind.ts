import type { Handle } from '../database/tables.ts'
import type { DueKindName, DuePayloads } from './due-payloads.ts'

/** A piece of work that this process has claimed. */
export interface ClaimedWork<Payload = unknown> {
  id: string
  payload: Payload
  /** Whose data it carries, such as `application 1f0c…`. */
  about: string
  dueAt: string
  createdAt: string
  /** Tries so far, the one under way included. */
  attempts: number
  /** Names this claim and no other. */
  claim: string
  /** Whether somebody had claimed it before and stored nothing of what became of it. */
  wasHeld: boolean
}

export interface Outcome {
  /** When recurring work is due next, where that is not one interval from now. */
  next?: Date
  /** What must wait until everything is stored, such as a line in the log. */
  afterCommit?: () => void
}

interface KindRules {
  /** Nobody else takes the work up for so long; by then it is done, has failed, or its process is gone. */
  leaseMs: number
  /** How long the work waits after so many failures. One minute at first and twelve hours at most unless given. */
  backoffMs?: (attempts: number) => number
  /** Work that failed for so long has failed for good; left out, it is tried for ever. */
  giveUpAfterMs?: number
  /** Makes it recurring: one row that is due again so long after each time. */
  every?: {
    ms: number
    payload: object
    /** Where it has its own hour: the next one. It is then not due at once where it is new. */
    next?: (now: Date) => Date
  }
  /**
   * People choose the time: all work of such kinds is done in the order of those times, whatever the number of processes.
   * Of any other kind, what is due later than its rules put it was dated by a wrong clock.
   */
  takesAnyTime?: true
  /** Lets go of what the kind holds, once what is under way has ended. */
  close?: (underWay: Promise<void>) => Promise<void>
}

/** Work on the database alone: its effect and the mark that it is done are one transaction, so it happens exactly once. */
export interface StoredKind<Payload> extends KindRules {
  apply: (tx: Handle, work: ClaimedWork<Payload>, now: Date) => Promise<Outcome | undefined>
  /**
   * Asked after a failure, of which nothing is stored: what is written instead, together with the mark that the work has
   * failed for good. Undefined where it is tried again.
   */
  refuse?: (work: ClaimedWork<Payload>, error: unknown) => Promise<Refusal | undefined>
}

export type Refusal = (tx: Handle, now: Date) => Promise<void>

/** What the work needs is not there yet: that is no failure. */
export interface PutOff {
  putOffUntil: Date
}

/** Work with an effect elsewhere, which can happen again where the process dies between the effect and its mark. */
export interface OutsideKind<Payload> extends KindRules {
  deliver: (work: ClaimedWork<Payload>) => Promise<PutOff | undefined>
}

export type DueKind<Payload> = StoredKind<Payload> | OutsideKind<Payload>

/** How each kind of work is done. A process without some of them leaves that work to others. */
export type DueKinds = { readonly [Name in DueKindName]?: DueKind<DuePayloads[Name]> }

/** When recurring work is due next; undefined for any other. */
export function nextTime({ every }: Pick<DueKind<never>, 'every'>, now: Date): Date | undefined {
  return every && (every.next?.(now) ?? new Date(now.getTime() + every.ms))
}

/** What is no refusal but a fault of ours may pass: work that people planned is tried so often before they are told. */
export const maxTries = 4

const minute = 60_000
export const longestBackoffMs = 12 * 60 * minute

/** One minute after the first failure, then twice as long each time, up to twelve hours. */
export function backoffMs(attempts: number): number {
  return Math.min(minute * 2 ** (attempts - 1), longestBackoffMs)
}
