import { listUrl, readRecord, readRevisions } from '../../../client/content-queries.ts'
import { readAsStaff } from '../../../client/staff-request.ts'
import { aboutPageContent } from '../../../content/about-page/about-page-content.ts'
import { event } from '../../../content/event/event.ts'
import { heroSection } from '../../../content/hero-section/hero-section.ts'
import { impactPageContent } from '../../../content/impact-page/impact-page-content.ts'
import { missionVision } from '../../../content/mission-vision/mission-vision.ts'
import { partner } from '../../../content/partner/partner.ts'
import { portfolioPage } from '../../../content/portfolio-page/portfolio-page.ts'
import { program } from '../../../content/program/program.ts'
import { programsPageContent } from '../../../content/programs-page/programs-page-content.ts'
import { project } from '../../../content/project/project.ts'
import type { Definition, RecordOf } from '../../../schema/define-content.ts'
import { listPublicPages, type SiteRecords } from './list-public-pages.ts'
import { lastChangedSource, type PageSource, type PublicPage } from './public-page.ts'

/** A page with its last change; null for one that nobody ever changed. */
export interface ListedPage extends PublicPage {
  change: { time: string; who: string } | null
}

interface ActivityRow {
  actor: string
  type: string
  id: string
}

/** How far back one call tells who made a change; older ones are asked for one by one. */
const recentChanges = 200

export async function readPublicPages(): Promise<ListedPage[]> {
  const [records, activity] = await Promise.all([
    readSiteRecords(),
    readAsStaff<ActivityRow[]>(`/api/activity?limit=${recentChanges}`),
  ])
  return Promise.all(
    listPublicPages(records).map(async (page) => {
      const latest = lastChangedSource(page)
      if (!latest?.updatedAt) return { ...page, change: null }
      return { ...page, change: { time: latest.updatedAt, who: await whoChanged(latest, activity.record) } }
    }),
  )
}

async function readSiteRecords(): Promise<SiteRecords> {
  const [heroes, about, portfolios, programs, projects, events, partners] = await Promise.all([
    readList(heroSection),
    readList(aboutPageContent),
    readList(portfolioPage),
    readList(program),
    readList(project),
    readList(event),
    readList(partner),
  ])
  const [mission, programsPage, impactPage] = await Promise.all([
    readRecord(missionVision, missionVision.name),
    readRecord(programsPageContent, programsPageContent.name),
    readRecord(impactPageContent, impactPageContent.name),
  ])
  return {
    heroes: heroes.map((hero) => ({ ...hero, lastModified: hero.updatedAt })),
    about,
    portfolios,
    programs,
    projects,
    events,
    partners,
    mission: mission.record,
    programsPage: programsPage.record,
    impactPage: impactPage.record,
  }
}

async function whoChanged({ definition, id }: PageSource, recent: readonly ActivityRow[]): Promise<string> {
  const known = recent.find((row) => row.type === definition.name && row.id === id)
  if (known) return known.actor
  const [latest] = await readRevisions(definition, id)
  return latest?.actor.name ?? ''
}

async function readList<D extends Definition>(definition: D): Promise<RecordOf<D>[]> {
  return (await readAsStaff<RecordOf<D>[]>(listUrl(definition))).record
}
