export const deleteTranslationTexts = {
  open: 'Delete translation',
  ask: (name: string, language: string) => `Delete the translation of “${name}” into ${language}?`,
  visitors: 'Visitors read the original again.',
  trash: 'The translation goes to the trash, from which it can be restored.',
  confirm: 'Delete',
  busy: 'Deleting...',
  deleted: 'Translation deleted',
  failed: 'The translation could not be deleted.',
}
