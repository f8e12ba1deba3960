import { listUrl, readRecord } from '../../../client/content-queries.ts'
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
import { lastChangedSource, type PublicPage } from './public-page.ts'

/** A page with its last change; null for one that nobody ever changed. */
export interface ListedPage extends PublicPage {
  change: { time: string; who: string } | null
}

export async function readPublicPages(): Promise<ListedPage[]> {
  return listPublicPages(await readSiteRecords()).map((page) => {
    const { updatedAt, updatedBy } = lastChangedSource(page) ?? {}
    return { ...page, change: updatedAt ? { time: updatedAt, who: updatedBy ?? '' } : null }
  })
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

async function readList<D extends Definition>(definition: D): Promise<RecordOf<D>[]> {
  return (await readAsStaff<RecordOf<D>[]>(listUrl(definition))).record
}
