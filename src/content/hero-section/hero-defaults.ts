/** The hero of a site whose staff has written none. */
export const heroDefaults = {
  fixedTitle: 'We Impact',
  animatedLines: ['Underserved Communities', 'Startups • Mentors • Partnerships'],
  description: 'Empowering Change Through Innovation',
  primaryButtonText: 'Join Us',
  primaryButtonEnabled: true,
  primaryButtonLink: '/join',
  secondaryButtonText: 'Explore Our Programs',
  secondaryButtonEnabled: true,
  secondaryButtonLink: '/programs',
  backgroundImageUrl: '',
  headerLogoLight: '',
  headerLogoDark: '',
  isActive: true,
}
