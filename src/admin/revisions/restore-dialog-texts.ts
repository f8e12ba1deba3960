export const restoreDialogTexts = {
  open: 'Restore this state',
  title: 'Restore this state?',
  description: (time: string) =>
    `This brings back what was saved at ${time}. What is there now stays in the history.`,
  draftHint: 'As a draft: visitors see no change until you publish it.',
  liveHint: 'Restore and publish: visitors see the earlier state at once.',
  replacesDraft: 'Your form holds changes that are not published. The earlier state takes their place.',
  cancel: 'Cancel',
  asDraft: 'Restore as a draft',
  live: 'Restore and publish',
  restoring: 'Restoring...',
}
