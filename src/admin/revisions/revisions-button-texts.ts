export const revisionsButtonTexts = {
  open: 'History',
  title: 'History',
  description: 'Every saved state, newest first.',
  failed: 'The history could not be loaded. Please try again.',
}
