import { CalendarDays, Clock, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { defaultIconName } from '../../content/icon-names.ts'
import { isColorSchemeName } from '../../content/page-section/color-schemes.ts'
import { addressOf } from '../../shared/address-of.ts'
import { joinAddress } from '../../shared/join-address.ts'
import { descriptionLength, truncate } from '../../shared/truncate.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Written } from '../../ui/written.tsx'
import { localDay } from '../local-dates.ts'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { RecordPicture } from '../record-picture.tsx'
import type { ProgramSummary } from '../site-queries.ts'

const texts = messages.programs

export function ProgramCard({ program, isFirst }: { program: ProgramSummary; isFirst: boolean }) {
  const scheme = isColorSchemeName(program.color) ? program.color : 'blue'
  const path = `/programs/${addressOf(program)}`
  return (
    <article
      className={`scheme-${scheme} group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-control`}
    >
      <div className="relative">
        <RecordPicture
          url={program.imageUrl}
          alt=""
          id={program.id}
          ratio={[3, 2]}
          isPriority={isFirst}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 75vw"
          className="aspect-3/2"
        />
        <span
          aria-hidden="true"
          className="absolute start-5 -bottom-6 inline-flex size-12 items-center justify-center rounded-full bg-scheme-gradient text-on-scheme"
        >
          <Icon name={program.iconName} fallback={defaultIconName} className="size-5" />
        </span>
      </div>
      <div className="flex flex-1 flex-col p-5 pt-10">
        {program.isAcceptingApplications && (
          <Badge tone="success" dot className="mb-3">
            {texts.accepting}
          </Badge>
        )}
        <Written as="h3" text={program.title} className="text-h3">
          <PageLink to={path} className="after:absolute after:inset-0">
            {program.title}
          </PageLink>
        </Written>
        {program.subtitle && (
          <Written as="p" className="mt-1 font-medium text-scheme text-small">
            {program.subtitle}
          </Written>
        )}
        <Written as="p" className="mt-3 text-muted text-small">
          {truncate(program.description, descriptionLength)}
        </Written>
        <ul className="mt-4 mb-6 grid gap-1.5 text-muted text-small">
          <Fact icon={<Clock />} label={texts.duration} value={program.duration} />
          <Fact icon={<Users />} label={texts.participants} value={program.participants} />
          <Fact
            icon={<CalendarDays />}
            label={texts.deadline}
            value={program.applicationDeadline && localDay(program.applicationDeadline)}
          />
        </ul>
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2">
          {program.isAcceptingApplications && (
            <Button asChild size="sm" className="relative">
              <PageLink to={joinAddress('/join', program.title)} aria-label={texts.applyTo(program.title)}>
                {texts.apply}
              </PageLink>
            </Button>
          )}
          <span aria-hidden="true" className="text-link text-small group-hover:underline">
            {texts.readMore}
          </span>
        </div>
      </div>
    </article>
  )
}

function Fact({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  if (!value) return null
  return (
    <li className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <Written as="span" text={value}>
        <Written as="span" className="sr-only">{`${label}: `}</Written>
        {label === texts.deadline ? `${label} ${value}` : value}
      </Written>
    </li>
  )
}
