export const refreshButtonTexts = {
  refresh: 'Refresh',
  title: 'Load the stored values?',
  question: 'What you changed and did not save is dropped.',
  confirm: 'Drop and refresh',
}
