import { addressOf } from '../shared/address-of.ts'
import { chooseAboutPage } from './about-page/about-page-rules.ts'
import type { Event } from './event/event.ts'
import { eventVisibility } from './event/event-rules.ts'
import { chooseStoredHero } from './hero-section/choose-stored-hero.ts'
import { listPages } from './list-page/list-pages.ts'
import { publicPageTexts as texts } from './screen-texts.ts'
import { visibleInOrder } from './visible-in-order.ts'

/** A stored record as far as the list of pages asks for it. */
interface Stored {
  id: string
  updatedAt: string | null
  updatedBy?: string
}
type Switched = Stored & { isActive: boolean }
type Titled = Stored & { title: string; address: string }

/** Everything from which the list of pages is made, by content type; the calls answer more of each record. */
export interface PageRecords {
  'hero-section': Switched[]
  'about-page-content': Switched[]
  'mission-vision': Stored[]
  'programs-page-content': Stored[]
  'impact-page-content': Switched[]
  'portfolio-page': (Switched & { order: number })[]
  program: (Titled & Switched)[]
  project: (Titled & Switched)[]
  event: (Titled & Pick<Event, 'status' | 'isPublished'>)[]
  partner: Stored[]
  post: (Titled & Switched)[]
  page: (Titled & Switched)[]
}

/** The content types whose records make pages. */
export const pageTypes = [
  'hero-section',
  'about-page-content',
  'mission-vision',
  'programs-page-content',
  'impact-page-content',
  'portfolio-page',
  'program',
  'project',
  'event',
  'partner',
  'post',
  'page',
] as const satisfies readonly (keyof PageRecords)[]

export type PageGroup = 'main' | 'programs' | 'projects' | 'events' | 'news' | 'own'

export interface PublicPage {
  group: PageGroup
  title: string
  /** Its address on the website. */
  path: string
  /** The content type whose screen edits it, and its record where the page is one record's; undefined for applications. */
  editor: { type: keyof PageRecords; id?: string } | undefined
  /** The content type that says how it is found and shared, where that is not the editor's. */
  sharing: string | undefined
  isVisible: boolean
  /** Why visitors do not see it, or what they see instead. */
  note: string
  /** The newest of the records behind it; undefined where none was ever changed. */
  change: { time: string; who: string } | undefined
  /** Nothing on it can be edited. */
  isFixed: boolean
}

/** What the pages are called that the site always has, by their paths, in the order of the website's menu. */
export const mainPageNames: Readonly<Record<string, string>> = {
  '/': texts.home,
  '/about': texts.about,
  '/programs': texts.programs,
  '/portfolio': texts.portfolio,
  '/impact': texts.impact,
  '/events': texts.events,
  '/news': texts.news,
  '/partners': texts.partners,
  '/join': texts.join,
}

/** Every page that visitors can open, in the order of the website's menu. */
export function listPublicPages(records: PageRecords): PublicPage[] {
  return [
    ...mainPages(records),
    ...records.program.map((entry) => detailPage('programs', 'program', entry, entry.isActive)),
    ...records.project.map((entry) => detailPage('projects', 'project', entry, entry.isActive)),
    ...records.event.map((entry) => {
      const { isVisible, words } = eventVisibility(entry)
      return { ...detailPage('events', 'event', entry, isVisible), note: isVisible ? '' : words }
    }),
    ...records.post.map((entry) => detailPage('news', 'post', entry, entry.isActive)),
    ...records.page.map((entry) => ({
      ...detailPage('own', 'page', entry, entry.isActive),
      path: `/${addressOf(entry)}`,
    })),
  ]
}

function mainPages(records: PageRecords): PublicPage[] {
  const about = chooseAboutPage(records['about-page-content'])
  const portfolios = records['portfolio-page']
  const portfolio = visibleInOrder(portfolios)[0] ?? portfolios[0]
  const [impact] = records['impact-page-content']
  return [
    mainPage('/', 'hero-section', [chooseStoredHero(records['hero-section'])]),
    mainPage(
      '/about',
      'about-page-content',
      [about, ...records['mission-vision']],
      about?.isActive === false ? texts.builtIn : '',
    ),
    mainPage('/programs', 'programs-page-content', records['programs-page-content']),
    mainPage('/portfolio', 'portfolio-page', [portfolio], hiddenNote(portfolio)),
    mainPage('/impact', 'impact-page-content', [impact], hiddenNote(impact)),
    mainPage('/events', 'event', records.event),
    mainPage('/news', 'post', records.post),
    mainPage('/partners', 'partner', records.partner),
    mainPage('/join', undefined, []),
  ]
}

function hiddenNote(record: Switched | undefined): string {
  return record?.isActive === false ? texts.hidden : ''
}

function mainPage(
  path: string,
  type: keyof PageRecords | undefined,
  sources: readonly (Stored | undefined)[],
  note = '',
): PublicPage {
  return {
    group: 'main',
    title: mainPageNames[path] ?? path,
    path,
    editor: type && { type },
    sharing: listPages.find(({ screens: [screen] }) => screen.pageOf({ id: '', updatedAt: null }) === path)
      ?.name,
    isVisible: note === '',
    note,
    change: lastChange(sources),
    isFixed: type === undefined,
  }
}

function detailPage(
  group: Exclude<PageGroup, 'main'>,
  type: keyof PageRecords,
  record: Titled,
  isVisible: boolean,
): PublicPage {
  return {
    group,
    title: record.title,
    path: `/${group}/${addressOf(record)}`,
    editor: { type, id: record.id },
    sharing: undefined,
    isVisible,
    note: isVisible ? '' : texts.hidden,
    change: lastChange([record]),
    isFixed: false,
  }
}

function lastChange(sources: readonly (Stored | undefined)[]): PublicPage['change'] {
  const [newest] = sources
    .flatMap((source) => (source?.updatedAt ? [{ time: source.updatedAt, who: source.updatedBy ?? '' }] : []))
    .toSorted((one, other) => other.time.localeCompare(one.time))
  return newest
}
