export const saveBarTexts = {
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  unsaved: 'Unsaved changes',
  notSaved: 'Not saved yet',
  saved: (time: string) => `Saved ${time}`,
  invalid: 'Some fields need your attention',
  deleted: 'Somebody deleted this while you were editing',
  deletedHint: 'You can bring it back with what you typed.',
  restore: 'Restore and save',
}
