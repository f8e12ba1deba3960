import { formatDay } from '../../../shared/dates.ts'

export const aboutTexts = {
  furtherSections: 'Further sections',
  title: 'About Page Manager',
  description: 'The texts and pictures of the About page, part by part.',
  save: 'Save All Changes',
  visibility: 'Page Visibility',
  visibilityHelp: 'While it is hidden, visitors read the built-in texts instead of these.',
  lastUpdated: (time: string) => `Last updated ${formatDay(time)}`,
  newContent: 'New content',
  hero: 'Hero',
  aspiration: 'Our Aspiration',
  programs: 'Programs',
  philanthropic: 'Philanthropic Projects',
  entrepreneurship: 'Entrepreneurship Programs',
  blended: 'Blended model',
  sdgs: 'SDGs (3 images)',
  sdgsShort: 'SDGs',
  values: 'Our Guiding Values (5 images)',
  valuesShort: 'Our Guiding Values',
  images: 'Additional Images',
  imagesHelp: 'The map of Africa on the page; without a picture the drawn map is shown.',
  logo: (index: number, name: string) => (name ? `Logo ${index + 1}: ${name}` : `Logo ${index + 1}`),
  goal: (number: unknown, title: string) => `Goal ${number ?? ''}${title ? `: ${title}` : ''}`,
  value: (index: number, title: string) => (title ? `Value ${index + 1}: ${title}` : `Value ${index + 1}`),
  created: 'About page content saved successfully!',
  updated: 'About page content saved successfully!',
  loadFailed: 'Failed to fetch about page content',
  failed: (_error: Error, exists: boolean) =>
    exists ? 'Failed to update about page content' : 'Failed to create about page content',
}

export const aboutFailures = {
  load: 'Failed to load about page content',
  save: 'Failed to save about page content. Please try again.',
}
