/** The words that the section views say by themselves. */
export const sectionTexts = {
  missingHeroImage: 'Upload hero background image',
  missingImage: 'Upload an image',
  missingLogo: 'Upload a logo',
  missingVideo: 'Add a YouTube address',
  missingItems: 'Add items to this section',
  unknownLayout: 'Unknown section layout',
  playVideo: 'Play video',
  watchVideo: 'Watch the video',
  watchOnYoutube: 'Watch on YouTube',
  opensInNewTab: '(opens in a new tab)',
  pauseMotion: 'Pause the animation',
  playMotion: 'Play the animation',
  contents: 'On this page',
  partners: 'Impact Partners',
  pausePartners: 'Pause the moving logos',
  playPartners: 'Let the logos move again',
}
