export const saveBarTexts = {
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  unsaved: 'Unsaved changes',
  notSaved: 'Not saved yet',
  saved: (time: string) => `Saved ${time}`,
  saveDraft: 'Save draft',
  savingDraft: 'Saving draft...',
  draftSaved: (time: string) => `Draft saved ${time}`,
  draftFailed: (reason: string) =>
    reason ? `Draft not saved: ${reason}` : 'Draft not saved. It is tried again.',
  invalid: 'Some fields need your attention',
  deleted: 'Somebody deleted this while you were editing',
  deletedHint: 'You can bring it back with what you typed.',
  restore: 'Restore and save',
}
