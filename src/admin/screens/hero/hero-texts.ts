export const heroTexts = {
  title: 'Hero Section Manager',
  description: 'The opening of the home page, and the logos at the top of every page.',
  save: 'Save Hero Section',
  active: 'Of several hero sections the one that is active and was changed last is shown.',
  words: 'Texts',
  animatedLine: (number: number) => `Animated line ${number}`,
  animatedHelp: 'Typed out below the title, one after the other.',
  buttons: 'Buttons',
  buttonText: 'Text',
  buttonLink: 'Link',
  linkHelp: 'A path such as /join, or a full address.',
  pictures: 'Pictures',
  visibility: 'Visibility',
  headerPreview: 'Logo in the header',
  noLogo: 'No logo yet: the header shows the name of the foundation.',
  created: 'Hero section created and loaded for editing!',
  updated: 'Hero section updated successfully!',
  loadFailed: 'Failed to fetch hero sections',
  failed: (_error: Error, exists: boolean) =>
    exists ? 'Failed to update hero section' : 'Failed to create hero section',
}

export const heroFailures = {
  load: 'Failed to load hero sections',
  save: 'Failed to save hero section. Please try again.',
}
