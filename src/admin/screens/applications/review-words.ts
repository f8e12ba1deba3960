import { statusLabels } from './applications-texts.ts'
import { reviewTexts as texts } from './review-texts.ts'
import type { ReviewStep } from './staff-application.ts'

/** What happened in one step, such as: changed the status from Pending to Contacted and wrote notes. */
export function reviewWords({ before, after }: ReviewStep): string {
  if (!before) return texts.sent
  if (!after) return texts.deleted
  const parts = [
    ...(before.status === after.status
      ? []
      : [texts.changedStatus(statusLabels[before.status], statusLabels[after.status])]),
    ...(before.isSuspected && !after.isSuspected ? [texts.notSpam] : []),
    ...(before.notes === after.notes ? [] : [noteWords(before.notes, after.notes)]),
  ]
  return texts.all(parts)
}

function noteWords(before: string, after: string): string {
  if (before === '') return texts.wroteNotes
  return after === '' ? texts.removedNotes : texts.changedNotes
}
