import type { ReactNode } from 'react'
import { formatTimestamp } from '../../../shared/dates.ts'
import { dayText } from '../../../shared/day-text.ts'
import { isLanguage, languageFacts } from '../../../shared/languages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Written } from '../../../ui/written.tsx'
import { momentText } from '../../moment-text.ts'
import { applicationsTexts as texts } from './applications-texts.ts'
import { OneOfManyBadge } from './one-of-many-badge.tsx'
import { ReplyBadge } from './reply-badge.tsx'
import { mailAddress, phoneAddress, type StaffApplication } from './staff-application.ts'
import { StatusBadge } from './status-badge.tsx'

export function ApplicationFacts({ application, now }: { application: StaffApplication; now: Date }) {
  const { email, phone, subject, language, status, isSuspected, isOneOfMany, forgottenAt } = application
  const { createdAt, dueAt, firstResponseAt } = application
  return (
    <dl className="grid content-start gap-4 text-small sm:grid-cols-2 md:row-span-2 md:grid-cols-1">
      <Fact label={texts.status}>
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={status} />
          {isSuspected ? (
            <Badge tone="warning">{texts.suspected}</Badge>
          ) : (
            <ReplyBadge application={application} now={now} />
          )}
          {isOneOfMany && <OneOfManyBadge />}
        </span>
        {isOneOfMany && <p className="mt-1.5 text-caption text-muted">{texts.oneOfManyHint}</p>}
        {forgottenAt !== null && (
          <p className="mt-1.5 text-caption text-muted">{texts.deletedOn(dayText(forgottenAt))}</p>
        )}
      </Fact>
      <Fact label={texts.email}>
        <a href={mailAddress(email)} className="prose-link wrap-anywhere">
          {email}
        </a>
      </Fact>
      <Fact label={texts.phone}>
        {phone === '' ? (
          <span className="text-muted">{texts.none}</span>
        ) : (
          <a href={phoneAddress(phone)} dir="ltr" className="prose-link">
            {phone}
          </a>
        )}
      </Fact>
      <Fact label={texts.subject}>
        <Written as="span" className="wrap-anywhere">
          {subject}
        </Written>
      </Fact>
      <Fact label={texts.language}>
        <LanguageName code={language} />
      </Fact>
      <Fact label={texts.received}>
        <ReceivedTime time={createdAt} />
      </Fact>
      {!isSuspected && (
        <Fact label={texts.promised}>
          <time dateTime={dueAt}>{momentText(dueAt, now)}</time>
        </Fact>
      )}
      {firstResponseAt && (
        <Fact label={texts.firstResponse}>
          <time dateTime={firstResponseAt}>{momentText(firstResponseAt, now)}</time>
        </Fact>
      )}
    </dl>
  )
}

type AnonymisedFactsProps = { application: StaffApplication; anonymisedAt: string }

/** What is left when its time was over. */
export function AnonymisedFacts({
  application: { status, subject, createdAt },
  anonymisedAt,
}: AnonymisedFactsProps) {
  return (
    <div className="space-y-5">
      <Alert title={texts.anonymisedTitle(dayText(anonymisedAt))}>{texts.anonymisedHint}</Alert>
      <dl className="grid gap-4 text-small sm:grid-cols-3">
        <Fact label={texts.status}>
          <StatusBadge status={status} />
        </Fact>
        <Fact label={texts.subject}>
          <Written as="span" className="wrap-anywhere">
            {subject}
          </Written>
        </Fact>
        <Fact label={texts.received}>
          <ReceivedTime time={createdAt} />
        </Fact>
      </dl>
    </div>
  )
}

/** In itself, as the applicant would name it. */
function LanguageName({ code }: { code: string }) {
  return isLanguage(code) ? <Written as="span">{languageFacts(code).name}</Written> : code
}

function ReceivedTime({ time }: { time: string }) {
  return <time dateTime={time}>{`${dayText(time)}, ${clockOf(time)}`}</time>
}

/** `HH:mm` by the clock of the site, as the day beside it. */
function clockOf(time: string): string {
  return formatTimestamp(time).slice(11, 16)
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-0.5 text-caption text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
