export const siteSettingsTexts = {
  logosElsewhere: 'The logos for light and dark stand in the hero, contact and social links in the footer.',
  editLogos: 'Edit the logos',
  editContact: 'Edit contact and links',
  madeOfThree:
    'The colours of both themes are made of these three. Shades that would be hard to read are moved until they read.',
  preview: 'Both themes with these colours',
  houseColors: 'Back to the house colours',
  light: 'Light',
  dark: 'Dark',
  sampleTitle: 'Stories from the field',
  sampleText: 'Water, work and learning where they are needed most.',
  sampleLink: 'Read the story',
  sampleButton: 'Join Us',
  sampleFigure: 'families with water',
  sampleBand: 'A deep band of the page',
}
