import { languages } from '../shared/languages.ts'
import type { PageModule } from './page-module.ts'

export interface SiteRoute {
  path: string
  /** What an address must look like, where that is more than the path says. */
  pattern?: RegExp
  /** The page's source file, by which the server finds its chunk. */
  file: string
  load: () => Promise<PageModule>
  status?: number
  /** Parameters of the query that change what the page shows. */
  search?: readonly string[]
}

/**
 * Up to three parts of plain letters. What the server answers itself is no page, and what begins with a language or like
 * another page belongs there.
 */
const ownAddress = new RegExp(
  `^/(?!(?:about|news|pr(?:ograms|ojects|eview)|portfolio|events|join|impact|partners|admin|api|assets|files|health|share|${languages
    .map(({ code }) => code)
    .join('|')})(?:/|$))(?<id>[\\w-]+(?:/[\\w-]+){0,2})/*$`,
  'i',
)

/** Every page of the public site. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: '/', file: 'src/site/home/home-page.tsx', load: () => import('./home/home-page.tsx') },
  { path: '/about', file: 'src/site/about/about-page.tsx', load: () => import('./about/about-page.tsx') },
  {
    path: '/programs',
    file: 'src/site/programs/programs-page.tsx',
    load: () => import('./programs/programs-page.tsx'),
  },
  {
    path: '/programs/:id',
    file: 'src/site/program-detail/program-page.tsx',
    load: () => import('./program-detail/program-page.tsx'),
  },
  {
    path: '/projects/:id',
    file: 'src/site/project-detail/project-page.tsx',
    load: () => import('./project-detail/project-page.tsx'),
  },
  {
    path: '/portfolio',
    file: 'src/site/portfolio/portfolio-of-impact-page.tsx',
    load: () => import('./portfolio/portfolio-of-impact-page.tsx'),
  },
  {
    path: '/events',
    file: 'src/site/events/events-page.tsx',
    load: () => import('./events/events-page.tsx'),
    search: ['tab', 'q'],
  },
  {
    path: '/events/:id',
    file: 'src/site/event-detail/event-page.tsx',
    load: () => import('./event-detail/event-page.tsx'),
  },
  {
    path: '/join',
    file: 'src/site/join/join-page.tsx',
    load: () => import('./join/join-page.tsx'),
    search: ['program'],
  },
  {
    path: '/impact',
    file: 'src/site/impact/impact-page.tsx',
    load: () => import('./impact/impact-page.tsx'),
  },
  {
    path: '/partners',
    file: 'src/site/partners/partners-page.tsx',
    load: () => import('./partners/partners-page.tsx'),
  },
  {
    path: '/search',
    file: 'src/site/search/search-page.tsx',
    load: () => import('./search/search-page.tsx'),
    search: ['q', 'page'],
  },
  {
    path: '/news',
    // All of it or one tag's, from the newest on.
    pattern: /^\/news(?:\/tag\/(?<tag>[^/]+))?(?:\/page\/(?<page>[1-9]\d{0,3}))?\/*$/i,
    file: 'src/site/news/news-page.tsx',
    load: () => import('./news/news-page.tsx'),
  },
  {
    path: '/news/:id',
    file: 'src/site/news/post-page.tsx',
    load: () => import('./news/post-page.tsx'),
  },
  {
    path: '/:id',
    pattern: ownAddress,
    file: 'src/site/own-page/written-page.tsx',
    load: () => import('./own-page/written-page.tsx'),
  },
  {
    path: '*',
    file: 'src/site/not-found/not-found-page.tsx',
    load: () => import('./not-found/not-found-page.tsx'),
    status: 404,
  },
]
