export const recordLanguagesTexts = {
  label: 'Languages',
  translation: 'Translation',
  original: 'Original',
  published: 'Published',
  draft: 'Draft',
  unpublished: 'Unpublished changes',
  outdated: (count: number) => `${count} to check`,
  missing: (count: number) => `${count} missing`,
  notStarted: 'Not started',
}
