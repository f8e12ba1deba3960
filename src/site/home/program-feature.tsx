import { addressOf } from '../../shared/address-of.ts'
import { descriptionLength, truncate } from '../../shared/truncate.ts'
import { Written } from '../../ui/written.tsx'
import { WrittenLine } from '../../ui/written-line.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { RecordPicture } from '../record-picture.tsx'
import type { ProgramSummary } from '../site-queries.ts'

/** A program in a few words; the whole of it leads to its page. */
export function ProgramFeature({ program }: { program: ProgramSummary }) {
  const { id, title, subtitle, description, imageUrl, duration, participants } = program
  return (
    <article
      className={`scheme-${program.color} group relative grid grid-cols-[minmax(0,1fr)_6rem] gap-x-6 xl:grid-cols-[minmax(0,1fr)_8.5rem]`}
    >
      <div>
        <Written as="h4" text={title} className="text-h2">
          <PageLink
            to={`/programs/${addressOf(program)}`}
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
        <Written as="p" className="mt-3 text-muted">
          {truncate(description, descriptionLength)}
        </Written>
        <p className="mt-4 text-muted text-small">
          <WrittenLine texts={[duration, participants]} />
        </p>
        {program.isAcceptingApplications && (
          <p className="mt-2 flex items-center gap-2 font-medium text-small text-success before:size-1.5 before:rounded-full before:bg-current">
            {messages.programs.accepting}
          </p>
        )}
      </div>
      <RecordPicture
        url={imageUrl}
        alt=""
        id={id}
        ratio={[4, 5]}
        sizes="20rem"
        className="aspect-4/5 rounded-card"
      />
    </article>
  )
}
