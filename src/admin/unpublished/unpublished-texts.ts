export const unpublishedTexts = {
  changes: 'Unpublished changes',
  draft: 'Draft',
  newOnes: 'Not published yet',
  waiting: 'Waiting to be published',
  waitingHint: 'Visitors do not see any of this yet.',
  edited: (who: string, time: string) => `${who}, ${time}`,
  more: (count: number) => `${count} more`,
}
