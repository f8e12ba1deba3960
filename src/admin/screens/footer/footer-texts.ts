import type { LinkCounts } from './footer-links.ts'

export const footerTexts = {
  logo: 'Logo',
  logoHelp: 'Without one the logo of the header is shown.',
  quick: 'Quick Links',
  resources: 'Resources',
  contact: 'Contact Info',
  policies: 'Policies',
  none: 'No links yet',
  saved: 'Saved',
  counts: ({ quick, resource, policy, incomplete }: LinkCounts) => {
    const saved = `${quick} quick, ${resource} resource and ${policy} policy links saved.`
    if (incomplete === 0) return saved
    return `${saved} ${incomplete} incomplete ${incomplete === 1 ? 'link was' : 'links were'} not saved.`
  },
}
