export const pastPageLinkTexts = {
  look: 'See the page as it was',
  name: (revision: number) => `See the page as it was in version ${revision} (opens in a new tab)`,
}
