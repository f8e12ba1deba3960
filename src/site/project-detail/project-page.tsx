import { useParams } from 'react-router'
import { RequestError } from '../../client/request-json.ts'
import { projectPageSections } from '../../content/page-section/record-page-sections.ts'
import type { Project } from '../../content/project/project.ts'
import { storiesOfProject } from '../../content/success-story/story-rules.ts'
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
import { useOwnAddress } from '../use-own-address.ts'

const texts = messages.projects

export function queries({ params }: PagePlace): readonly PageQuery[] {
  return [siteQueries.project(params.id ?? ''), siteQueries.stories, siteQueries.partners]
}

export function Component() {
  const { id = '' } = useParams()
  const project = useSiteQuery(siteQueries.project(id))
  return (
    <QueryState
      query={project}
      loading={<Spinner text={texts.loading} className="page-width min-h-[60vh] py-section" />}
      error={<ProjectMissing id={id} reason={reasonOf(project.error)} />}
    >
      {(record) =>
        record?.isActive ? (
          <ProjectView project={record} />
        ) : (
          <ProjectMissing id={id} reason={texts.failed(404, 'Not Found')} />
        )
      }
    </QueryState>
  )
}

function ProjectView({ project }: { project: Project }) {
  const stories = useSiteQuery(siteQueries.stories).data ?? []
  const partners = useSiteQuery(siteQueries.partners).data ?? []
  const { publicUrl } = useSiteFacts()
  const path = `/projects/${addressOf(project)}`
  useOwnAddress(project, '/projects', siteQueries.project)
  const crumbs = [
    { name: messages.frame.home, path: '/' },
    { name: messages.frame.programsAndProjects, path: '/programs' },
    { name: project.title, path },
  ]
  return (
    <>
      <PageHead
        title={project.title}
        description={project.description || project.subtitle}
        path={path}
        image={project.imageUrl}
        {...sharedAs('projects', project)}
        type="article"
        structuredData={[breadcrumbData(publicUrl, crumbs)]}
      />
      <SectionDataProvider stories={stories} partners={partners}>
        <SectionList sections={projectPageSections(project)} />
      </SectionDataProvider>
      <StoryList
        id="project-stories"
        title={texts.storiesTitle}
        stories={storiesOfProject(stories, project.id)}
      />
    </>
  )
}

function ProjectMissing({ id, reason }: { id: string; reason: string }) {
  return (
    <>
      <PageHead title={texts.notFound} description={reason} path="/programs" isHidden />
      <MissingState
        title={texts.notFound}
        action={
          <Button asChild>
            <PageLink to="/programs">{texts.backToProjects}</PageLink>
          </Button>
        }
      >
        <p>{reason}</p>
        <p className="text-small">
          {texts.idLabel} <code>{id}</code>
        </p>
      </MissingState>
    </>
  )
}

function reasonOf(error: Error | null): string {
  if (error instanceof RequestError) return texts.failed(error.status, error.statusText)
  return texts.failed('', error?.message ?? '').trim()
}
