export const formDialogTexts = {
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  discardTitle: 'Close without saving?',
  discard: 'What you typed in this window is not stored yet.',
  discardLabel: 'Discard',
  keep: 'Go on editing',
}
