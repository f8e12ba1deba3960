export const screenFailureTexts = {
  failed: 'This screen could not be shown',
  failedHint:
    'The connection may have been cut, or the site was updated while this window was open. Loading it again usually helps.',
  reload: 'Load again',
  missing: 'There is no such screen',
  missingHint: 'The address may be misspelt, or the screen has moved.',
  dashboard: 'Go to the dashboard',
}
