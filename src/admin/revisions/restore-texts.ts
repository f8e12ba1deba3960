export const restoreTexts = {
  restored: 'The earlier state is back',
  restoredAsDraft: (revision: number) => `Version ${revision} is back as a draft`,
  partRestored: (label: string) => `Restored: ${label}`,
  draftHint: 'Visitors do not see it before it is published.',
  liveHint: 'Visitors see it now.',
  draftBack: 'Bring the draft back',
  undo: 'Undo',
  notRestored: 'It could not be restored.',
  restoreFailed: 'It could not be restored. Please try again.',
}
