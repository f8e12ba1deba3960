export const unpublishedBannerTexts = {
  changes: (who: string, time: string) => `Unpublished changes by ${who}, ${time}`,
  begun: (who: string, time: string) => `Not published yet. Last edited by ${who}, ${time}`,
  hint: (save: string) => `Visitors still see what was published before. “${save}” publishes the changes.`,
  hintNew: (save: string) => `Visitors cannot see this. “${save}” publishes it.`,
  hintHidden: (save: string) =>
    `Visitors cannot see this. “${save}” stores it, and it stays hidden: that is what the form says.`,
  hintHiddenOriginal: (save: string) =>
    `Visitors cannot see this while the original is hidden. “${save}” stores it for when it is shown.`,
  hintHiding: (save: string) => `Visitors still see what was published before. “${save}” hides it.`,
  hintAsking: 'Visitors see nothing of it before somebody who may publish has approved it.',
  readOnlyHint: 'Visitors do not see this yet.',
  compare: 'Compare with what is live',
  comparison: 'Unpublished changes',
  comparisonHint: 'What is live is struck out where it changes; what will take its place stands beside it.',
  throwAway: 'Throw away',
  thrownAway: 'The unpublished changes were thrown away',
  undo: 'Undo',
  failed: 'That did not work',
}
