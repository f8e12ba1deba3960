import { addressOf } from '../../shared/address-of.ts'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { RecordPicture } from '../record-picture.tsx'
import type { ProjectSummary } from '../site-queries.ts'

const texts = messages.home.framework

export function ProjectSlide({ project }: { project: ProjectSummary }) {
  const { id, title, subtitle, description, imageUrl, location, beneficiaries } = project
  return (
    <article className={`scheme-${project.color} group relative flex flex-col`}>
      <RecordPicture url={imageUrl} alt="" id={id} ratio={[16, 10]} className="aspect-16/10 rounded-2xl" />
      <div className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <Written as="h4" text={title} className="text-h2">
            <PageLink
              to={`/projects/${addressOf(project)}`}
              className="decoration-1 underline-offset-[0.2em] after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </PageLink>
          </Written>
          {subtitle && (
            <Written as="p" className="mt-1 font-medium text-scheme">
              {subtitle}
            </Written>
          )}
          <Written as="p" className="mt-3 line-clamp-4 text-muted">
            {description}
          </Written>
        </div>
        <dl className="grid content-start gap-4 text-small sm:pt-2">
          <Fact term={texts.reach} value={beneficiaries} />
          <Fact term={texts.place} value={location} />
        </dl>
      </div>
    </article>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  if (!value) return null
  return (
    <div className="border-line border-t pt-2.5">
      <dt className="text-caption text-muted">{term}</dt>
      <Written as="dd" className="mt-0.5 font-medium">
        {value}
      </Written>
    </div>
  )
}
