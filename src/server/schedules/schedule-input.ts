import { z } from 'zod'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { localMoments } from '../../shared/local-moments.ts'
import type { ScheduledAction } from '../engine/schedule-rows.ts'

const time = z
  .string()
  .nullable()
  .optional()
  .describe('By the clock of the site (2026-11-22T09:00), or a moment (2026-11-22T07:00:00Z); null cancels')

const seen = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .optional()
  .describe('Of the draft that was looked at; 412 if it was changed since')

export const scheduleRule = z.object({ publishAt: time, hideAt: time, revision: seen })

/** Left out where it stays as it is, null where it is cancelled. */
export type WantedTimes = { [Action in ScheduledAction]?: Date | null }

export interface WantedSchedule {
  wanted: WantedTimes
  /** Of the draft that was looked at. */
  revision: number | undefined
}

const yearMs = 365 * 24 * 3_600_000
const maxYears = 10

export function readScheduleInput(body: unknown, now: Date): WantedSchedule {
  const given = scheduleRule.safeParse(body)
  if (!given.success)
    throw badInput(
      given.error.issues.map(({ path }) => ({
        path: path.join('.'),
        message: messageOf(path[0]),
      })),
    )
  const issues: FieldIssue[] = []
  const { publishAt, hideAt, revision } = given.data
  const wanted: WantedTimes = {
    ...(publishAt === undefined ? {} : { publish: readTime('publishAt', publishAt, now, issues) }),
    ...(hideAt === undefined ? {} : { hide: readTime('hideAt', hideAt, now, issues) }),
  }
  if (issues.length > 0) throw badInput(issues)
  return { wanted, revision }
}

function messageOf(field: PropertyKey | undefined): string {
  if (field === undefined) return 'The body must be a JSON object'
  return field === 'revision' ? 'revision must be a whole number' : 'Please choose a day and a time'
}

function readTime(path: string, given: string | null, now: Date, issues: FieldIssue[]): Date | null {
  if (given === null) return null
  const moment = momentOf(given)
  const message =
    typeof moment === 'string'
      ? moment
      : moment <= now
        ? 'This time is over. Please choose one that is still to come.'
        : moment.getTime() - now.getTime() > maxYears * yearMs
          ? 'Please choose a time within the next ten years'
          : undefined
  if (message !== undefined) issues.push({ path, message })
  return typeof moment === 'string' ? null : moment
}

const localForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** The moment, or what is wrong with it. */
function momentOf(given: string): Date | string {
  if (momentForm.test(given) && !Number.isNaN(Date.parse(given))) return new Date(given)
  if (!localForm.test(given) || !isDay(given)) return 'Please choose a day and a time'
  const [first] = localMoments(given)
  // Where the clocks are put back the time comes twice: the first is meant.
  return first ?? 'The clocks are put forward then, so this time does not exist. Please choose another one.'
}

/** `Date.parse` takes the 30th of February for the 2nd of March. */
function isDay(local: string): boolean {
  const moment = new Date(`${local}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(local)
}
