export const recordDeletionTexts = {
  undo: 'Undo',
  restored: 'It is back where it was',
  failed: 'It could not be brought back. You find it in the trash.',
}
