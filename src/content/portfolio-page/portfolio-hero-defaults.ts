/** The buttons of the portfolio's hero, once it tells what the About page tells. */
export const portfolioHeroDefaults = {
  join: 'Join Us',
  explore: 'Explore Our Programs',
} as const
