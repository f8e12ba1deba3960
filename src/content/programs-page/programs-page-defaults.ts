/** What the programs page says until staff have written its texts. */
export const programsPageDefaults = {
  heroTitle: 'Programs that stay until it works',
  heroSubtitle:
    'Acceleration, mentorship and training for founders and communities in Egypt, Africa and the wider region.',
  heroButtonPrimaryText: 'Apply now',
  heroButtonPrimaryLink: '/join',
  heroButtonSecondaryText: 'See our impact',
  heroButtonSecondaryLink: '/portfolio',
  sectionTitle: 'Find the program for where you are',
  sectionDescription:
    'Every program is free for those who take part. Read what it asks for, then tell us about yourself.',
  emptyStateTitle: 'No Active Programs',
  emptyStateDescription:
    'No program is running at the moment. Leave your name, and we will write when the next one opens.',
  emptyStateButtonText: 'Join Us',
  ctaTitle: 'Not sure which one fits?',
  ctaDescription: 'Tell us in a few lines what you are building. Everyone gets an answer.',
  ctaButtonPrimaryText: 'Join Us',
  ctaButtonPrimaryLink: '/join',
  ctaButtonSecondaryText: 'Meet our partners',
  ctaButtonSecondaryLink: '/partners',
}
