import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { AboutPageContent } from '../content/about-page/about-page-content.ts'
import type { AboutSection } from '../content/about-section/about-section.ts'
import type { Event } from '../content/event/event.ts'
import type { Footer } from '../content/footer/footer.ts'
import type { HeroSection } from '../content/hero-section/hero-section.ts'
import type { ImpactPageContent } from '../content/impact-page/impact-page-content.ts'
import type { ImpactStat } from '../content/impact-stat/impact-stat.ts'
import type { ListPageSharing } from '../content/list-page/list-pages.ts'
import type { MediaAlbum } from '../content/media-album/media-album.ts'
import type { MissionVision } from '../content/mission-vision/mission-vision.ts'
import type { OwnPage } from '../content/own-page/own-page.ts'
import type { Partner } from '../content/partner/partner.ts'
import type { PortfolioPage } from '../content/portfolio-page/portfolio-page.ts'
import type { Post } from '../content/post/post.ts'
import type { Program } from '../content/program/program.ts'
import type { ProgramOpening } from '../content/program/program-openness.ts'
import type { ProgramsPageContent } from '../content/programs-page/programs-page-content.ts'
import type { Project } from '../content/project/project.ts'
import type { ResolvedMenu } from '../content/site-menu/resolve-menu.ts'
import type { SuccessStory } from '../content/success-story/success-story.ts'
import type { TeamMember } from '../content/team-member/team-member.ts'
import { apiAddress } from '../shared/api-address.ts'
import { pageLanguage } from '../shared/page-language.ts'
import { programOpeningsPath } from '../shared/program-openings-path.ts'
import type { SiteSearchAnswer } from '../shared/site-search-rules.ts'
import type { PageQuery } from './page-queries.ts'

const oneMinute = 60_000
const fiveMinutes = 5 * oneMinute
/** More than any page shows at first, few enough to travel inside it. */
export const nearEvents = 30
/** More than the menu and the home page show: staff are also told those that are hidden. */
const few = 12
/** A page about one record, which may not exist. */
const subject = { missingIsNull: true, isPageSubject: true }

/** As lists carry them: the sections of their own pages are read there. */
export type ProgramSummary = Omit<Program, 'sections'>
export type PostSummary = Omit<Post, 'content'>
export type ProjectSummary = Omit<Project, 'sections'>

/** How many the list of news shows at a time. One more is read, which says whether there are older ones. */
export const postsPerPage = 12

interface NewsPlace {
  tag: string | undefined
  page: number
}

/** A page of the list of news. Without any post there is none, but for the first of all. */
function readPosts({ tag, page }: NewsPlace): SiteQuery<PostSummary[]> {
  const query = new URLSearchParams({ summary: 'true', limit: String(postsPerPage + 1) })
  if (page > 1) query.set('offset', String((page - 1) * postsPerPage))
  if (tag !== undefined) query.set('tags', tag)
  const isFirst = page === 1 && tag === undefined
  return read(`/api/news?${query}`, isFirst ? {} : { meta: { isPageSubject: true } })
}

/** A query together with the type of its answer. */
export interface SiteQuery<T> extends PageQuery {
  /** It is there for the type alone. */
  answer?: T
}

/** What a view asks of a query. */
export type SiteAnswer<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isPending' | 'fetchStatus' | 'refetch'
>

interface SiteQueryOptions<T> {
  enabled?: boolean
  /** What stands there until the answer comes. */
  placeholderData?: (previous: T | undefined) => T | undefined
}

export function useSiteQuery<T>(query: SiteQuery<T>, options: SiteQueryOptions<T> = {}): SiteAnswer<T> {
  return useQuery<T>({ ...query, ...(options as object) })
}

function read<T>(url: string, options: Omit<PageQuery, 'queryKey'> = {}): SiteQuery<T> {
  return { queryKey: [apiAddress(url, pageLanguage)], ...options }
}

/** A record by the address of its page, today's or an earlier one; null where there is none. */
function readRecord<T>(path: string, address: string): SiteQuery<T | null> {
  return read(`${path}/${encodeURIComponent(address)}?by=address`, { staleTime: fiveMinutes, meta: subject })
}

/** Everything the public site reads, in one place. */
export const siteQueries = {
  programs: read<ProgramSummary[]>('/api/programs?summary=true', { staleTime: fiveMinutes }),
  firstPrograms: read<ProgramSummary[]>(`/api/programs?summary=true&limit=${few}`, {
    staleTime: fiveMinutes,
  }),
  program: (address: string) => readRecord<Program>('/api/programs', address),
  projects: read<ProjectSummary[]>('/api/projects?summary=true', { staleTime: fiveMinutes }),
  firstProjects: read<ProjectSummary[]>(`/api/projects?summary=true&limit=${few}`, {
    staleTime: fiveMinutes,
  }),
  project: (address: string) => readRecord<Project>('/api/projects', address),
  /** Read anew by the loader of the page that shows them; a second time on mount would be one too many. */
  heroes: read<HeroSection[]>('/api/hero-sections', { staleTime: 0, refetchOnMount: false }),
  footer: read<Footer>('/api/footer'),
  partners: read<Partner[]>('/api/partners'),
  stats: read<ImpactStat[]>('/api/impact-stats'),
  /** The next and the last ones; whoever wants more reads `allEvents`. */
  events: read<Event[]>(`/api/events?near=${nearEvents}`),
  allEvents: read<Event[]>('/api/events'),
  event: (address: string) => readRecord<Event>('/api/events', address),
  ownPage: (address: string) => readRecord<OwnPage>('/api/own-pages', address),
  posts: readPosts,
  newestPosts: read<PostSummary[]>(`/api/news?summary=true&limit=${nearEvents}`),
  latestPosts: read<PostSummary[]>('/api/news?summary=true&limit=3'),
  post: (address: string) => readRecord<Post>('/api/news', address),
  albums: read<MediaAlbum[]>('/api/media-albums'),
  aboutPage: read<AboutPageContent[]>('/api/about-page-content'),
  aboutSections: read<AboutSection[]>('/api/about'),
  missionVision: read<MissionVision | null>('/api/mission-vision', { meta: { missingIsNull: true } }),
  team: read<TeamMember[]>('/api/team-members'),
  stories: read<SuccessStory[]>('/api/success-stories'),
  programsPage: read<ProgramsPageContent>('/api/programs-page-content', { staleTime: fiveMinutes }),
  portfolioPages: read<PortfolioPage[]>('/api/portfolio-pages', {
    staleTime: fiveMinutes,
    refetchOnMount: false,
  }),
  /** How a page is found and shared whose texts are those of what it lists. */
  listPage: (name: string) => read<ListPageSharing>(`/api/${name}`, { staleTime: fiveMinutes }),
  search: (query: string, page: number) =>
    read<SiteSearchAnswer>(`/api/site-search?${new URLSearchParams({ q: query, page: String(page) })}`, {
      staleTime: fiveMinutes,
    }),
  /** By the clock too: a last day may pass while somebody reads. */
  openings: read<ProgramOpening[]>(programOpeningsPath, { staleTime: oneMinute }),
  menu: read<ResolvedMenu>('/api/menu'),
  impactPage: read<ImpactPageContent | null>('/api/impact-page-content', { meta: subject }),
}

/** What the frame around every page reads. */
export const frameQueries: readonly PageQuery[] = [
  siteQueries.heroes,
  siteQueries.footer,
  siteQueries.menu,
  siteQueries.firstPrograms,
  siteQueries.firstProjects,
]
