export const revisionsButtonTexts = {
  open: 'History',
  title: 'History',
  description: 'Every saved state, newest first.',
}
