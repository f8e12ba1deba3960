import { addressInUrl } from '../../../shared/address-of.ts'
import { pathInLanguage } from '../../../shared/language-path.ts'
import { type Language, languages, mainLanguage } from '../../../shared/languages.ts'

/** Reads public JSON as a visitor would; null where a visitor gets 404. */
export type ReadPublic = <T>(url: string) => Promise<T | null>

interface SitePage {
  path: string
  /** What it shows: its newest change is the page's own. */
  shows: readonly string[]
  /** The page exists only while this can be read. */
  subject?: string
}

const pages: readonly SitePage[] = [
  {
    path: '/',
    shows: ['hero-sections', 'programs', 'projects', 'impact-stats', 'partners', 'events'],
  },
  { path: '/about', shows: ['about-page-content', 'mission-vision', 'team-members'] },
  { path: '/programs', shows: ['programs', 'programs-page-content'] },
  { path: '/portfolio', shows: ['portfolio-pages'] },
  { path: '/events', shows: ['events', 'media-albums'] },
  {
    path: '/impact',
    shows: ['impact-page-content', 'impact-stats', 'success-stories'],
    subject: 'impact-page-content',
  },
  { path: '/partners', shows: ['partners'] },
  { path: '/join', shows: [] },
]

/** Collections whose records have a page each. */
const recordPages = [
  { path: '/programs', list: 'programs' },
  { path: '/projects', list: 'projects' },
  { path: '/events', list: 'events' },
  { path: '', list: 'own-pages' },
]

interface Dated {
  updatedAt: string | null
}

interface WithPage extends Dated {
  id: string
  address: string
}

interface Address {
  path: string
  changedAt: string
}

/** Every address that a visitor can open, in every language, with the time of its last change. */
export async function sitemap(publicUrl: string, read: ReadPublic): Promise<string> {
  const addresses = [...(await pageAddresses(read)), ...(await recordAddresses(read))]
  const entries = addresses.flatMap(({ path, changedAt }) => {
    const changed = changedAt && `<lastmod>${changedAt}</lastmod>`
    const inLanguage = (code: Language) => escapeXml(publicUrl + pathInLanguage(path, code))
    const alternates = [
      ...languages.map(({ code }) => alternate(code, inLanguage(code))),
      alternate('x-default', inLanguage(mainLanguage)),
    ].join('')
    return languages.map(({ code }) => `<url><loc>${inLanguage(code)}</loc>${changed}${alternates}</url>\n`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}

async function pageAddresses(read: ReadPublic): Promise<Address[]> {
  const found = await Promise.all(
    pages.map(async ({ path, shows, subject }) => {
      if (subject && (await read(`/api/${subject}`)) === null) return []
      const shown = await Promise.all(shows.map((name) => read<Dated | Dated[]>(`/api/${name}`)))
      return [{ path, changedAt: newest(shown.flatMap((answer) => answer ?? [])) }]
    }),
  )
  return found.flat()
}

async function recordAddresses(read: ReadPublic): Promise<Address[]> {
  const found = await Promise.all(
    recordPages.map(async ({ path, list }) => {
      const records = (await read<WithPage[]>(`/api/${list}`)) ?? []
      return records.map((record) => ({
        path: `${path}/${addressInUrl(record)}`,
        changedAt: record.updatedAt ?? '',
      }))
    }),
  )
  return found.flat()
}

/** ISO times sort as text. */
function newest(records: readonly Dated[]): string {
  return records.reduce((latest, { updatedAt }) => (updatedAt && updatedAt > latest ? updatedAt : latest), '')
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
