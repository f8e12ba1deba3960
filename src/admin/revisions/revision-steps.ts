import type { Revision } from '../../client/content-queries.ts'

const words: Record<string, string> = {
  create: 'created it',
  update: 'changed it',
  reorder: 'moved it',
  delete: 'deleted it',
  restore: 'brought it back from the trash',
  revert: 'restored an earlier state',
}

export function actionWords(action: string): string {
  return words[action] ?? action
}

/** What the record held before the step at `index`; the list runs from the newest to the oldest. */
export function previousValues(
  revisions: readonly Revision[],
  index: number,
): Record<string, unknown> | undefined {
  return revisions[index + 1]?.values
}
