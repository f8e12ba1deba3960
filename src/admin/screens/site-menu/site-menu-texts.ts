export const siteMenuTexts = {
  title: 'How it fits',
  lead: 'What does not fit in one line stands under “More”. Phones show everything in one menu.',
  from: (pixels: number) => `Windows from ${pixels} pixels`,
  more: 'More',
  join: 'Join Us',
}
