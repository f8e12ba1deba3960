import { addressInUrl } from '../../../shared/address-of.ts'
import { pathInLanguage } from '../../../shared/language-path.ts'
import { type Language, mainLanguage } from '../../../shared/languages.ts'
import { escapeXml } from '../../http/escape-xml.ts'

/** Reads public JSON as a visitor would; null where a visitor gets 404. */
export type ReadPublic = <T>(url: string) => Promise<T | null>

interface SitePage {
  path: string
  /** What it shows: its newest change is the page's own. */
  shows: readonly string[]
  /** The page exists only while this can be read. */
  subject?: string
  /** The content that says whether search engines are asked to leave the page out. */
  hiddenBy?: string
}

const pages: readonly SitePage[] = [
  {
    path: '/',
    shows: ['hero-sections', 'programs', 'projects', 'impact-stats', 'partners', 'events'],
    hiddenBy: 'hero-sections',
  },
  {
    path: '/about',
    shows: ['about-page-content', 'mission-vision', 'team-members'],
    hiddenBy: 'about-page-content',
  },
  { path: '/programs', shows: ['programs', 'programs-page-content'], hiddenBy: 'programs-page-content' },
  { path: '/portfolio', shows: ['portfolio-pages'], hiddenBy: 'portfolio-pages' },
  { path: '/events', shows: ['events', 'media-albums'], hiddenBy: 'events-page' },
  {
    path: '/impact',
    shows: ['impact-page-content', 'impact-stats', 'success-stories'],
    subject: 'impact-page-content',
    hiddenBy: 'impact-page-content',
  },
  { path: '/news', shows: ['news'], hiddenBy: 'news-page' },
  { path: '/partners', shows: ['partners'], hiddenBy: 'partners-page' },
  { path: '/join', shows: [], hiddenBy: 'join-page' },
]

/** Collections whose records have a page each. */
const recordPages = [
  { path: '/programs', list: 'programs' },
  { path: '/projects', list: 'projects' },
  { path: '/events', list: 'events' },
  { path: '/news', list: 'news' },
  { path: '', list: 'own-pages' },
]

interface Dated {
  sharing?: { isHidden: boolean }
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

/** Every address that a visitor can open, in each of the languages, with the time of its last change. */
export async function sitemap(
  publicUrl: string,
  read: ReadPublic,
  languages: readonly Language[],
): Promise<string> {
  const addresses = [...(await pageAddresses(read)), ...(await recordAddresses(read))]
  const entries = addresses.flatMap(({ path, changedAt }) => {
    const changed = changedAt && `<lastmod>${changedAt}</lastmod>`
    const inLanguage = (code: Language) => escapeXml(publicUrl + pathInLanguage(path, code))
    const alternates = [
      ...languages.map((code) => alternate(code, inLanguage(code))),
      alternate('x-default', inLanguage(mainLanguage)),
    ].join('')
    return languages.map((code) => `<url><loc>${inLanguage(code)}</loc>${changed}${alternates}</url>\n`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}

async function pageAddresses(read: ReadPublic): Promise<Address[]> {
  const found = await Promise.all(
    pages.map(async ({ path, shows, subject, hiddenBy }) => {
      if (subject && (await read(`/api/${subject}`)) === null) return []
      if (hiddenBy && (await isHidden(read, hiddenBy))) return []
      const shown = await Promise.all(shows.map((name) => read<Dated | Dated[]>(`/api/${name}`)))
      return [{ path, changedAt: newest(shown.flatMap((answer) => answer ?? [])) }]
    }),
  )
  return found.flat()
}

async function isHidden(read: ReadPublic, name: string): Promise<boolean> {
  const [first] = [(await read<Dated | Dated[]>(`/api/${name}`)) ?? []].flat()
  return first?.sharing?.isHidden === true
}

async function recordAddresses(read: ReadPublic): Promise<Address[]> {
  const found = await Promise.all(
    recordPages.map(async ({ path, list }) => {
      const records = (await read<WithPage[]>(`/api/${list}`)) ?? []
      return records
        .filter(({ sharing }) => !sharing?.isHidden)
        .map((record) => ({
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
