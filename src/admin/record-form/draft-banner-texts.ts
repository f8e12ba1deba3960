export const draftBannerTexts = {
  found: (time: string) => `You have unsaved work from ${time}`,
  several: (count: number) => `You have unsaved work from ${count} visits`,
  hint: 'It was typed in this browser and never stored.',
  hintSeveral: 'It was typed in this browser and never stored. Each stays until you restore or discard it.',
  restore: 'Restore',
  restoreFrom: (what: string) => `Restore the work from ${what}`,
  discard: 'Discard',
  discardFrom: (what: string) => `Discard the work from ${what}`,
  discarded: (time: string) => `Unsaved work from ${time} was discarded`,
  undo: 'Undo',
  unkept: 'What you type cannot be kept in this browser',
  unkeptHint: 'Its storage is full. Save before you leave this screen.',
}
