export const restoreTexts = {
  restored: 'The earlier state is back',
  partRestored: (label: string) => `Restored: ${label}`,
  undone: 'Undone',
  undo: 'Undo',
  notRestored: 'It could not be restored.',
  restoreFailed: 'It could not be restored. Please try again.',
}
