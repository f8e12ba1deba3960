import { chooseAboutPage } from '../../../content/about-page/about-page-rules.ts'
import type { Event } from '../../../content/event/event.ts'
import { eventVisibility } from '../../../content/event/event-rules.ts'
import { chooseHero } from '../../../content/hero-section/hero-rules.ts'
import type { HeroSection } from '../../../content/hero-section/hero-section.ts'
import { visibleInOrder } from '../../../content/visible-in-order.ts'
import type { RecordFacts } from '../../../schema/define-content.ts'
import type { PublicPage } from './public-page.ts'

type Switched = RecordFacts & { isActive: boolean }
type Titled = RecordFacts & { title: string }

/** Everything from which the list of pages is made; the calls answer more of each record. */
export interface SiteRecords {
  heroes: HeroSection[]
  about: Switched[]
  mission: RecordFacts
  programsPage: RecordFacts
  impactPage: Switched
  portfolios: (Switched & { order: number })[]
  programs: (Titled & Switched)[]
  projects: (Titled & Switched)[]
  events: (Titled & Pick<Event, 'status' | 'isPublished'>)[]
  partners: RecordFacts[]
}

const notes = {
  about: 'Visitors read the built-in texts instead.',
  hidden: 'Visitors who open it are told that it is not available.',
}

/** Every page that visitors can open, in the order of the website's menu. */
export function listPublicPages(records: SiteRecords): PublicPage[] {
  return [
    ...mainPages(records),
    ...records.programs.map((entry) =>
      detailPage('programs', entry, `/programs/${entry.id}`, entry.isActive),
    ),
    ...records.projects.map((entry) =>
      detailPage('projects', entry, `/projects/${entry.id}`, entry.isActive),
    ),
    ...records.events.map((entry): PublicPage => {
      const { isVisible, words } = eventVisibility(entry)
      const page = detailPage('events', entry, `/events/${entry.id}`, isVisible)
      return { ...page, editor: '/admin/events', note: isVisible ? '' : words }
    }),
  ]
}

function mainPages(records: SiteRecords): PublicPage[] {
  const { heroes, programsPage, impactPage, portfolios, mission } = records
  const about = chooseAboutPage(records.about)
  const portfolio = visibleInOrder(portfolios)[0] ?? portfolios[0]
  const hero = chooseHero(heroes)
  const main = (
    title: string,
    path: string,
    editor: string,
    sources: readonly RecordFacts[],
    hiddenNote?: string,
  ): PublicPage => ({
    group: 'main',
    title,
    path,
    editor: `/admin/${editor}`,
    isVisible: hiddenNote === undefined,
    note: hiddenNote ?? '',
    sources,
  })
  return [
    main('Home', '/', 'hero', hero.id ? [hero] : []),
    main(
      'About Us',
      '/about',
      'about',
      [...(about ? [about] : []), mission],
      about && !about.isActive ? notes.about : undefined,
    ),
    main('Programs', '/programs', 'programs-page', [programsPage]),
    main(
      'Portfolio of Impact',
      '/portfolio',
      'portfolio',
      portfolio ? [portfolio] : [],
      portfolio && !portfolio.isActive ? notes.hidden : undefined,
    ),
    main('Our Impact', '/impact', 'impact', [impactPage], impactPage.isActive ? undefined : notes.hidden),
    main('Events & Media', '/events', 'events', records.events),
    main('Partners', '/partners', 'partners', records.partners),
    main('Join Us', '/join', 'applications', []),
  ]
}

function detailPage(
  group: 'programs' | 'projects' | 'events',
  record: Titled,
  path: string,
  isVisible: boolean,
): PublicPage {
  return {
    group,
    title: record.title,
    path,
    editor: `/admin/${group}/builder/${record.id}`,
    isVisible,
    note: isVisible ? '' : notes.hidden,
    sources: [record],
  }
}
