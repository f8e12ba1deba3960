import type { NonIndexRouteObject } from 'react-router'
import { CodeMissing } from './code-missing.ts'
import { type PageModule, readAhead } from './page-queries.ts'

export interface PageHandle {
  /** The page's source file, by which the server finds its chunk. */
  file: string
  load: () => Promise<PageModule>
  /** Parameters of the query that change what the page shows. */
  search: readonly string[]
}

export interface PageRoute extends NonIndexRouteObject {
  path: string
  handle: PageHandle
}

/** Every page of the public site, the same in all languages. */
export const siteRoutes: PageRoute[] = [
  page('/', 'home/home-page.tsx', () => import('./home/home-page.tsx')),
  page('/about', 'about/about-page.tsx', () => import('./about/about-page.tsx')),
  page('/programs', 'programs/programs-page.tsx', () => import('./programs/programs-page.tsx')),
  page('/programs/:id', 'program-detail/program-page.tsx', () => import('./program-detail/program-page.tsx')),
  page('/projects/:id', 'project-detail/project-page.tsx', () => import('./project-detail/project-page.tsx')),
  page(
    '/portfolio',
    'portfolio/portfolio-of-impact-page.tsx',
    () => import('./portfolio/portfolio-of-impact-page.tsx'),
  ),
  page('/events', 'events/events-page.tsx', () => import('./events/events-page.tsx'), ['tab', 'q']),
  page('/events/:id', 'event-detail/event-page.tsx', () => import('./event-detail/event-page.tsx')),
  page('/join', 'join/join-page.tsx', () => import('./join/join-page.tsx'), ['program']),
  page('/impact', 'impact/impact-page.tsx', () => import('./impact/impact-page.tsx')),
  page('/partners', 'partners/partners-page.tsx', () => import('./partners/partners-page.tsx')),
  page('/search', 'search/search-page.tsx', () => import('./search/search-page.tsx'), ['q', 'page']),
  // All of it or one tag's, from the newest on.
  ...['/news', '/news/page/:page', '/news/tag/:tag', '/news/tag/:tag/page/:page'].map((path) =>
    page(path, 'news/news-page.tsx', () => import('./news/news-page.tsx')),
  ),
  page('/news/:id', 'news/post-page.tsx', () => import('./news/post-page.tsx')),
  // A page of the staff, or none.
  page('*', 'own-page/written-page.tsx', () => import('./own-page/written-page.tsx')),
]

function page(
  path: string,
  file: string,
  load: () => Promise<PageModule>,
  search: readonly string[] = [],
): PageRoute {
  return {
    id: path,
    path,
    handle: { file: `src/site/${file}`, load, search },
    lazy: async () => {
      const { Component, queries } = await load().catch((error) => {
        throw new CodeMissing(file, { cause: error })
      })
      return { Component, loader: readAhead(queries) }
    },
  }
}
