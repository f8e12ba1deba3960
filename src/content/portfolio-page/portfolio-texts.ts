/** The buttons of the portfolio's hero, once it tells what the About page tells. */
export const portfolioTexts = {
  join: 'Join Us',
  explore: 'Explore Our Programs',
} as const
