import { useParams } from 'react-router'
import type { OwnPage } from '../../content/own-page/own-page.ts'
import { ownPageSections } from '../../content/own-page/own-page-sections.ts'
import { allSectionViews } from '../../sections/all-section-views.ts'
import { SectionDataProvider } from '../../sections/section-context.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { addressOf } from '../../shared/address-of.ts'
import { pageHref } from '../../shared/page-href.ts'
import { Spinner } from '../../ui/spinner.tsx'
import * as messages from '../messages/site-messages.ts'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import type { PagePlace, PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { recordLanguage } from '../record-language.ts'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { useOwnAddress } from '../use-own-address.ts'
import { ownPageId } from './own-page-id.ts'
import { questionData } from './question-data.ts'

const texts = messages.frame

export function queries({ params }: PagePlace): readonly PageQuery[] | undefined {
  const id = ownPageId(params['*'])
  return id === undefined ? undefined : [siteQueries.ownPage(id), siteQueries.stories, siteQueries.partners]
}

/** A page that staff made; what has no page is told so here as well. */
export function Component() {
  const id = ownPageId(useParams()['*'])
  return id === undefined ? <NotFoundPage /> : <PageOfStaff id={id} />
}

function PageOfStaff({ id }: { id: string }) {
  const page = useSiteQuery(siteQueries.ownPage(id))
  return (
    <QueryState
      query={page}
      loading={<Spinner text={texts.loading} className="page-width min-h-[60vh] py-section" />}
      error={texts.errorTitle}
    >
      {(record) => (record?.isActive ? <WrittenPage page={record} /> : <NotFoundPage />)}
    </QueryState>
  )
}

function WrittenPage({ page }: { page: OwnPage }) {
  const stories = useSiteQuery(siteQueries.stories).data ?? []
  const partners = useSiteQuery(siteQueries.partners).data ?? []
  const { publicUrl } = useSiteFacts()
  const path = `/${addressOf(page)}`
  const sections = ownPageSections(page)
  useOwnAddress(page, '', siteQueries.ownPage)
  const crumbs = [
    { name: texts.home, path: '/' },
    { name: page.title, path },
  ]
  const webPage = {
    '@type': 'WebPage',
    name: page.title,
    description: page.description || undefined,
    url: publicUrl + pageHref(path),
    inLanguage: recordLanguage(page),
    datePublished: page.createdAt ?? undefined,
    dateModified: page.updatedAt ?? undefined,
  }
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description || page.title}
        path={path}
        image={page.imageUrl}
        {...sharedAs('own-pages', page)}
        type="article"
        structuredData={[webPage, breadcrumbData(publicUrl, crumbs), ...questionData(sections)]}
      />
      <SectionDataProvider stories={stories} partners={partners}>
        <SectionList sections={sections} views={allSectionViews} />
      </SectionDataProvider>
    </>
  )
}
