export const lazyPartTexts = {
  failed: 'This part of the screen could not be loaded.',
  failedHint: 'What you have typed is still here.',
  retry: 'Try again',
}
