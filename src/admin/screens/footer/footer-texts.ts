import { RequestError } from '../../../client/request-json.ts'
import type { LinkCounts } from './footer-links.ts'

export const footerTexts = {
  title: 'Footer Manager',
  description: 'What stands at the end of every page.',
  save: 'Save',
  logo: 'Logo',
  logoHelp: 'Without one the logo of the header is shown.',
  company: 'Company info',
  socials: 'Social links',
  socialsHelp: 'Full addresses. A network without one is not shown.',
  links: 'Links',
  linksHelp:
    'A link is stored once it has both a title and an address. Incomplete ones stay here until then.',
  complete: (index: number, title: string) => `✓ Link ${index + 1}, complete: ${title}`,
  incomplete: (index: number, lacks: string) => `! Link ${index + 1}, incomplete: ${lacks}`,
  lacksTitle: 'add a title',
  lacksAddress: 'add an address',
  lacksBoth: 'add a title and an address',
  created: 'Saved',
  updated: 'Saved',
  counts: savedCounts,
  loadFailed: 'Footer settings could not be loaded',
  failed: (error: Error) => `Could not save footer settings: ${reasonOf(error)}`,
  preview: {
    quick: 'Quick Links',
    resources: 'Resources',
    contact: 'Contact Info',
    policies: 'Policies',
    none: 'No links yet',
  },
}

function savedCounts({ quick, resource, policy, incomplete }: LinkCounts): string {
  const saved = `${quick} quick, ${resource} resource and ${policy} policy links saved.`
  if (incomplete === 0) return saved
  return `${saved} ${incomplete} incomplete ${incomplete === 1 ? 'link was' : 'links were'} not saved.`
}

function reasonOf(error: Error): string {
  if (!(error instanceof RequestError)) return error.message
  return `${error.status} ${error.detail || error.statusText}`
}
