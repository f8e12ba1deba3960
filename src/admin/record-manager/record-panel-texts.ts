export const recordPanelTexts = {
  missing: 'There is nothing at this address',
  missingHint: 'It may have been deleted; the trash keeps what was.',
  back: 'Back to the list',
}
