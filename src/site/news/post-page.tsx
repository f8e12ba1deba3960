import { useParams } from 'react-router'
import type { Post } from '../../content/post/post.ts'
import { relatedPosts } from '../../content/post/related-posts.ts'
import { SectionText } from '../../sections/section-text.tsx'
import { addressOf } from '../../shared/address-of.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { MissingState } from '../missing-state.tsx'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import type { PagePlace, PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { RecordPicture } from '../record-picture.tsx'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { useOwnAddress } from '../use-own-address.ts'
import { newsArticleData } from './news-article-data.ts'
import { PostByline } from './post-byline.tsx'
import { PostGrid } from './post-grid.tsx'
import { PostSubjects } from './post-subjects.tsx'
import { TagLinks } from './tag-links.tsx'
import { usePostAuthor } from './use-post-author.ts'

const texts = messages.news
const mostRelated = 3

export function queries({ params }: PagePlace): readonly PageQuery[] {
  return [siteQueries.post(params.id ?? ''), siteQueries.newestPosts, siteQueries.team]
}

export function Component() {
  const { id = '' } = useParams()
  const post = useSiteQuery(siteQueries.post(id))
  return (
    <QueryState
      query={post}
      loading={<Spinner text={texts.loading} className="page-width min-h-[60vh] py-section" />}
      error={texts.failed}
    >
      {(record) => (record ? <PostView post={record} /> : <PostMissing />)}
    </QueryState>
  )
}

function PostView({ post }: { post: Post }) {
  const author = usePostAuthor(post)
  useOwnAddress(post, '/news', siteQueries.post)
  return (
    <>
      <PostHead post={post} authorName={author?.name} />
      {/* Title, picture and text share both edges. */}
      <article className="page-width max-w-200 pt-8 pb-section">
        <Breadcrumbs
          label={texts.breadcrumbs}
          items={[{ label: texts.title, href: '/news' }, { label: post.title }]}
          renderLink={({ href, ...link }) => <PageLink to={href} {...link} />}
        />
        {/* Words of another direction begin at one edge, however wide their lines may be. */}
        <Written as="div" text={post.title}>
          <h1 className="mt-8 text-h1 wrap-anywhere">{post.title}</h1>
          <Written as="p" className="mt-5 text-lead text-muted">
            {post.summary}
          </Written>
        </Written>
        <PostByline post={post} author={author} className="mt-6" />
        {post.imageUrl && (
          <RecordPicture
            url={post.imageUrl}
            alt=""
            id={post.id}
            ratio={[16, 9]}
            isPriority
            sizes="(min-width: 50rem) 46rem, 92vw"
            className="mt-10 aspect-3/2 rounded-2xl sm:aspect-16/9"
          />
        )}
        <Written as="div" text={post.content}>
          <SectionText text={post.content} headingLevel={2} className="mt-10" />
        </Written>
        <PostSubjects post={post} className="mt-12" />
        <TagLinks tags={post.tags} className="mt-10" />
      </article>
      <RelatedPosts post={post} />
    </>
  )
}

/** Nothing where there are no other posts, or they could not be read. */
function RelatedPosts({ post }: { post: Post }) {
  const newest = useSiteQuery(siteQueries.newestPosts).data ?? []
  const related = relatedPosts(post, newest, mostRelated)
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related-heading" className="border-line border-t bg-sunken">
      <div className="page-width py-section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="related-heading" className="text-h2">
            {texts.related}
          </h2>
          <PageLink to="/news" className="prose-link text-small">
            {texts.allNews}
          </PageLink>
        </div>
        <div className="mt-8">
          <PostGrid posts={related} headingLevel={3} />
        </div>
      </div>
    </section>
  )
}

function PostHead({ post, authorName }: { post: Post; authorName: string | undefined }) {
  const { publicUrl } = useSiteFacts()
  const path = `/news/${addressOf(post)}`
  const crumbs = [
    { name: messages.frame.home, path: '/' },
    { name: texts.title, path: '/news' },
    { name: post.title, path },
  ]
  return (
    <PageHead
      title={post.title}
      description={post.summary}
      path={path}
      image={post.imageUrl}
      {...sharedAs('news', post)}
      type="article"
      structuredData={[newsArticleData(post, authorName, publicUrl), breadcrumbData(publicUrl, crumbs)]}
    />
  )
}

function PostMissing() {
  return (
    <>
      <PageHead title={texts.notFound} description={texts.notFoundText} path="/news" isHidden />
      <MissingState
        title={texts.notFound}
        action={
          <Button asChild>
            <PageLink to="/news">{texts.allNews}</PageLink>
          </Button>
        }
      >
        <p>{texts.notFoundText}</p>
      </MissingState>
    </>
  )
}
