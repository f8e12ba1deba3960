import { statusLabels } from './applications-texts.ts'
import type { ReviewStep } from './staff-application.ts'

/** What happened in one step, such as: changed the status from Pending to Contacted and wrote notes. */
export function reviewWords({ before, after }: ReviewStep): string {
  if (!before) return 'sent the application'
  if (!after) return 'deleted the application'
  const parts = [
    ...(before.status === after.status
      ? []
      : [`changed the status from ${statusLabels[before.status]} to ${statusLabels[after.status]}`]),
    ...(before.isSuspected && !after.isSuspected ? ['said that it is no spam'] : []),
    ...(before.notes === after.notes ? [] : [noteWords(before.notes, after.notes)]),
  ]
  return parts.join(' and ')
}

function noteWords(before: string, after: string): string {
  if (before === '') return 'wrote notes'
  return after === '' ? 'removed the notes' : 'changed the notes'
}
