export const revisionStepTexts = {
  current: 'Current',
  comma: ',',
  version: (revision: number) => `Version ${revision}`,
  compare: 'Compare with now',
  compareName: (revision: number) => `Compare with now: version ${revision}`,
  restore: 'Restore this state',
  confirmTitle: 'Restore this state?',
  confirm: (time: string) =>
    `The record goes back to what it was at ${time}. The state of now stays in the history, so this can be undone.`,
  confirmLabel: 'Restore',
  restoring: 'Restoring...',
}
