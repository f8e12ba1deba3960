/** What the footer shows where its record is missing. */
export const footerDefaults = {
  logoUrl: '',
  companyDescription:
    'A non-profit foundation for social entrepreneurs and underserved communities in Egypt, Africa and the wider region.',
  address: 'Cairo, Egypt',
  phone: '+20 2 0000 0000',
  whatsapp: '',
  email: 'hello@example.org',
  socials: { facebook: '', twitter: '', linkedin: '', instagram: '' },
  quickLinks: [
    { title: 'About Us', href: '/about' },
    { title: 'Programs', href: '/programs' },
    { title: 'Events', href: '/events' },
    { title: 'Join Us', href: '/join' },
  ],
  resourceLinks: [
    { title: 'Portfolio of Impact', href: '/portfolio' },
    { title: 'Our Impact', href: '/impact' },
    { title: 'Partners', href: '/partners' },
  ],
  policyLinks: [] as { title: string; href: string }[],
}
