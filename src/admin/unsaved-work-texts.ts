export const unsavedWorkTexts = {
  title: 'Leave without saving?',
  description:
    'What you changed is not stored yet. It is kept in this browser and offered again when you come back.',
  leave: 'Leave',
  stay: 'Stay on this screen',
}
