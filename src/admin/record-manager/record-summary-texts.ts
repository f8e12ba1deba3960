export const recordSummaryTexts = {
  newTab: '(opens in a new tab)',
  moreTags: (count: number) => `+${count} more`,
}
