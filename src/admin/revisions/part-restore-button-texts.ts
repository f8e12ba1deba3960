export const partRestoreButtonTexts = {
  restore: 'Restore this part',
  restoring: 'Restoring...',
  name: (label: string) => `Restore this part: ${label}`,
}
