import { foundation } from '../foundation.ts'

export const applicationStatuses = ['pending', 'contacted', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/**
 * A field people never see. Programs that fill in every field give themselves away by it. No word that browsers fill in
 * by themselves, as they do with `website`.
 */
export const applicationTrap = 'nectar'

const hour = 3_600_000

/** The moment until which the applicant was promised an answer. */
export function dueAt(createdAt: string): string {
  return new Date(Date.parse(createdAt) + foundation.replyHours * hour).toISOString()
}

/** Whoever applied before this moment and has no answer waits longer than was promised. */
export function overdueBefore(now: Date): string {
  return new Date(now.getTime() - foundation.replyHours * hour).toISOString()
}

export type ReplyState = 'due' | 'overdue' | 'answered in time' | 'answered late'

export function replyState(
  application: { createdAt: string; firstResponseAt: string | null },
  now: Date,
): ReplyState {
  const due = Date.parse(dueAt(application.createdAt))
  if (application.firstResponseAt === null) return now.getTime() <= due ? 'due' : 'overdue'
  return Date.parse(application.firstResponseAt) <= due ? 'answered in time' : 'answered late'
}
