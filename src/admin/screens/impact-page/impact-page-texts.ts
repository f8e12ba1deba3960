export const impactPageTexts = {
  title: 'Impact Page Manager',
  description:
    'The texts of the Impact page. Figures, success stories, programs and projects come from their own screens.',
  save: 'Save Impact Page',
  visibility: 'Page Visibility',
  visibilityHelp: 'While it is hidden, visitors who open the page are told that it is not available.',
  hero: 'Hero',
  stats: 'Statistics',
  stories: 'Success stories',
  reach: 'Programs and projects',
  cta: 'Call to action',
  linkHelp: 'A path such as /join, or a full address.',
  created: 'Impact page saved successfully!',
  updated: 'Impact page saved successfully!',
  loadFailed: 'Failed to load the impact page',
  failed: 'Failed to save the impact page. Please try again.',
}
