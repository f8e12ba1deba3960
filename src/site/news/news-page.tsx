import { Rss } from 'lucide-react'
import { type Params, useParams } from 'react-router'
import { pathInLanguage } from '../../shared/language-path.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Written } from '../../ui/written.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import * as messages from '../messages/site-messages.ts'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import type { PagePlace, PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { useSiteFacts } from '../site-context.tsx'
import { type PostSummary, postsPerPage, siteQueries, useSiteQuery } from '../site-queries.ts'
import { newsPath, spelledTag } from './news-path.ts'
import { PostGrid } from './post-grid.tsx'

const texts = messages.news

interface Place {
  tag: string | undefined
  page: number
}

const placeOf = ({ tag, page = '1' }: Params): Place => ({ tag, page: Number(page) })

export function queries({ params }: PagePlace): readonly PageQuery[] | undefined {
  const isPage = /^[1-9]\d{0,3}$/.test(params.page ?? '1')
  return isPage ? [siteQueries.posts(placeOf(params)), siteQueries.listPage('news-page')] : undefined
}

export function Component() {
  const place = placeOf(useParams())
  const posts = useSiteQuery(siteQueries.posts(place))
  return (
    <QueryState
      query={posts}
      loading={<Spinner text={texts.loading} className="page-width min-h-[60vh] py-section" />}
      error={texts.failed}
    >
      {(list) =>
        list.length > 0 || (place.page === 1 && place.tag === undefined) ? (
          <NewsList posts={list} place={place} />
        ) : (
          <NotFoundPage />
        )
      }
    </QueryState>
  )
}

function NewsList({ posts, place }: { posts: readonly PostSummary[]; place: Place }) {
  const { tag, page } = place
  // As its writers write it, however the address does.
  const spelled = tag === undefined ? undefined : ((posts[0] && spelledTag(posts[0], tag)) ?? tag)
  const { data } = useSiteQuery(siteQueries.listPage('news-page'))
  const title = spelled === undefined ? data?.heading || texts.title : texts.tagged(spelled)
  return (
    <>
      <NewsHead title={page > 1 ? `${title}, ${texts.page(page)}` : title} place={place} />
      <header className="page-width pt-section pb-12">
        <Written as="h1" className="text-display wrap-anywhere">
          {title}
        </Written>
        {tag === undefined ? (
          <p className="prose-measure mt-6 text-lead text-muted">{texts.lead}</p>
        ) : (
          <ArrowLink href="/news" className="mt-6">
            {texts.allNews}
          </ArrowLink>
        )}
        <a
          href={feedHref('xml')}
          className="mt-5 flex w-fit items-center gap-2 py-1 text-link text-small underline-offset-4 hover:underline"
        >
          <Rss aria-hidden="true" className="size-4" />
          {texts.feed}
        </a>
      </header>
      <section aria-label={title} className="page-width pb-section">
        {posts.length === 0 ? (
          <EmptyState
            title={texts.empty}
            description={texts.emptyText}
            action={
              <Button asChild>
                <PageLink to="/events">{texts.toEvents}</PageLink>
              </Button>
            }
          />
        ) : (
          <PostGrid posts={posts.slice(0, postsPerPage)} headingLevel={2} first={1} />
        )}
        <PageLinks place={place} hasOlder={posts.length > postsPerPage} />
      </section>
    </>
  )
}

function PageLinks({ place: { tag, page }, hasOlder }: { place: Place; hasOlder: boolean }) {
  if (page === 1 && !hasOlder) return null
  return (
    <nav
      aria-label={texts.pages}
      className="mt-14 flex flex-wrap items-center gap-4 border-line border-t pt-8"
    >
      {page > 1 && (
        <Button asChild variant="secondary">
          <PageLink rel="prev" to={newsPath({ tag, page: page - 1 })}>
            {texts.newer}
          </PageLink>
        </Button>
      )}
      {hasOlder && (
        <Button asChild variant="secondary">
          <PageLink rel="next" to={newsPath({ tag, page: page + 1 })}>
            {texts.older}
          </PageLink>
        </Button>
      )}
    </nav>
  )
}

function NewsHead({ title, place }: { title: string; place: Place }) {
  const { publicUrl } = useSiteFacts()
  const { data } = useSiteQuery(siteQueries.listPage('news-page'))
  const isFirst = place.page === 1 && place.tag === undefined
  const crumbs = [
    { name: messages.frame.home, path: '/' },
    { name: texts.title, path: '/news' },
  ]
  return (
    <>
      <PageHead
        title={title}
        description={texts.description}
        path={newsPath(place)}
        // What is said of all news is not said of one tag.
        {...(isFirst ? sharedAs('news-page', data) : {})}
        isHidden={data?.sharing.isHidden ?? false}
        structuredData={[breadcrumbData(publicUrl, crumbs)]}
      />
      <link rel="alternate" type="application/rss+xml" title={texts.title} href={feedHref('xml')} />
      <link rel="alternate" type="application/feed+json" title={texts.title} href={feedHref('json')} />
    </>
  )
}

/** Files stay where they are in every language; feeds are in one. */
function feedHref(ending: 'xml' | 'json'): string {
  return pathInLanguage(`/news.${ending}`, pageLanguage)
}
