export const albumCoverTexts = {
  none: 'The first picture of the album becomes its cover.',
  first: 'The first picture of the album. The star of another one makes that the cover.',
  picture: (place: number) => `Picture ${place} of the album. The star of another one makes that the cover.`,
  own: 'A picture of its own, which is not in the album. The star of a picture makes that the cover.',
  useFirst: 'Use the first picture',
}
