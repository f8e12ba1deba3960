import type { FieldIssue } from '../../shared/app-error.ts'
import { readText } from '../engine/content-query.ts'

/** A moment in a query, as the database writes it; undefined where none is named. */
export function readMoment(given: unknown, path: string, issues: FieldIssue[]): string | undefined {
  const text = readText(given, path, issues)
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (!Number.isNaN(moment.getTime())) return moment.toISOString()
  issues.push({ path, message: `${path} must be a moment, such as 2026-11-22T07:00:00Z` })
  return undefined
}
