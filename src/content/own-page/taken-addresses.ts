import { languages } from '../../shared/languages.ts'

/** First parts of addresses that no page of the staff can have, and who has them. */
export const takenAddresses: Readonly<Record<string, string>> = {
  about: 'the About page',
  programs: 'the programs',
  projects: 'the projects',
  portfolio: 'the portfolio page',
  events: 'the events',
  join: 'the page for applications',
  impact: 'the impact page',
  partners: 'the partners page',
  news: 'the news',
  search: 'the search',
  share: 'the pictures of shared links',
  admin: 'the admin area',
  api: 'the interface for programs',
  assets: 'the files of the website',
  files: 'the uploaded pictures',
  health: 'the health check',
  preview: 'the previews',
}

/** Who has an address that begins with the code of a language. */
export const languageOwner = 'the pages in another language'

/** Who has this address, in words; undefined where a page may stand there. */
export function ownerOf(address: string): string | undefined {
  const first = address.split('/', 1)[0]?.toLowerCase() ?? ''
  if (languages.some(({ code }) => code === first)) return languageOwner
  return Object.hasOwn(takenAddresses, first) ? takenAddresses[first] : undefined
}
