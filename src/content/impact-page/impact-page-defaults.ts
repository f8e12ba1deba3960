/** What the impact page says until staff have written its texts: nothing that only one foundation could say. */
export const impactPageDefaults = {
  heroTitle: 'Our Impact',
  heroSubtitle: 'Counted carefully, told by the people it happened to',
  heroContent: 'What our work has changed: in figures that we check, and in the words of those it is for.',
  statsTitle: 'In numbers',
  statsDescription: 'What has added up so far.',
  storiesTitle: 'Success stories',
  storiesDescription: 'Founders and families who took it further than we could have planned.',
  reachTitle: 'Where it happens',
  reachDescription: 'The programs and projects behind these figures.',
  ctaTitle: 'Be part of the next figure',
  ctaDescription: 'Join a program, mentor a founder, or bring us a problem worth solving.',
  ctaButtonPrimaryText: 'Join Us',
  ctaButtonPrimaryLink: '/join',
  ctaButtonSecondaryText: 'Explore Our Programs',
  ctaButtonSecondaryLink: '/programs',
}
