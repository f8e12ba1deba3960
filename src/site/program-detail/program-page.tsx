import { useParams } from 'react-router'
import { programPageSections } from '../../content/page-section/record-page-sections.ts'
import type { Program } from '../../content/program/program.ts'
import { storiesOfProgram } from '../../content/success-story/story-rules.ts'
import { SectionDataProvider } from '../../sections/section-context.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { addressOf } from '../../shared/address-of.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import * as messages from '../messages/site-messages.ts'
import { MissingState } from '../missing-state.tsx'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import type { PagePlace, PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { StoryList } from '../story-list.tsx'
import { useJoinSubject } from '../use-join-subject.ts'
import { useOwnAddress } from '../use-own-address.ts'

const texts = messages.programs

export function queries({ params }: PagePlace): readonly PageQuery[] {
  return [siteQueries.program(params.id ?? ''), siteQueries.stories, siteQueries.partners]
}

export function Component() {
  const { id = '' } = useParams()
  const program = useSiteQuery(siteQueries.program(id))
  return (
    <QueryState
      query={program}
      loading={<Spinner text={texts.detailLoading} className="page-width min-h-[60vh] py-section" />}
      error={texts.detailFailed}
    >
      {(record) => (record?.isActive ? <ProgramView program={record} /> : <ProgramMissing />)}
    </QueryState>
  )
}

function ProgramView({ program }: { program: Program }) {
  const stories = useSiteQuery(siteQueries.stories).data ?? []
  const partners = useSiteQuery(siteQueries.partners).data ?? []
  const { publicUrl } = useSiteFacts()
  const path = `/programs/${addressOf(program)}`
  useOwnAddress(program, '/programs', siteQueries.program)
  const crumbs = [
    { name: messages.frame.home, path: '/' },
    { name: messages.frame.programs, path: '/programs' },
    { name: program.title, path },
  ]
  return (
    <>
      <PageHead
        title={program.title}
        description={program.description || program.subtitle || texts.listDescription}
        path={path}
        image={program.imageUrl}
        {...sharedAs('programs', program)}
        type="article"
        structuredData={[breadcrumbData(publicUrl, crumbs)]}
      />
      <SectionDataProvider stories={stories} partners={partners} joinSubject={useJoinSubject()}>
        <SectionList sections={programPageSections(program)} />
      </SectionDataProvider>
      <StoryList
        id="program-stories"
        title={texts.storiesTitle}
        stories={storiesOfProgram(stories, program.id)}
      />
    </>
  )
}

function ProgramMissing() {
  return (
    <>
      <PageHead title={texts.notFound} description={texts.notFoundText} path="/programs" isHidden />
      <MissingState
        title={texts.notFound}
        action={
          <Button asChild>
            <PageLink to="/programs">{texts.backToPrograms}</PageLink>
          </Button>
        }
      >
        <p>{texts.notFoundText}</p>
      </MissingState>
    </>
  )
}
