import { Eye, Mail, Pencil, Phone, ShieldCheck, StickyNote, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { dayText } from '../../../shared/day-text.ts'
import { requestLength, truncate } from '../../../shared/truncate.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Written } from '../../../ui/written.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'
import { OneOfManyBadge } from './one-of-many-badge.tsx'
import { ReplyBadge } from './reply-badge.tsx'
import { applicantName, mailAddress, phoneAddress, type StaffApplication } from './staff-application.ts'
import { StatusBadge } from './status-badge.tsx'

const noteLength = 90

export type ApplicationActions = {
  onView: (id: string) => void
  onEdit: (application: StaffApplication) => void
  onDelete: (application: StaffApplication) => void
  onClear: (application: StaffApplication) => void
}

type ApplicationCardProps = ApplicationActions & { application: StaffApplication; now: Date }

export function ApplicationCard({
  application,
  now,
  onView,
  onEdit,
  onDelete,
  onClear,
}: ApplicationCardProps) {
  const {
    id,
    subject,
    request,
    status,
    notes,
    createdAt,
    anonymisedAt,
    isSuspected,
    isOneOfMany,
    forgottenAt,
  } = application
  const name = applicantName(application)
  const titleId = useId()
  return (
    <Card asChild>
      <article aria-labelledby={titleId} className="h-full gap-3 p-5">
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-48">
            <Written
              as="h2"
              id={titleId}
              className="w-fit max-w-full text-body leading-snug font-semibold wrap-anywhere"
            >
              {name}
            </Written>
            <p className="text-small text-muted wrap-anywhere">
              <Written as="span">{subject}</Written> · <time dateTime={createdAt}>{dayText(createdAt)}</time>
            </p>
          </div>
          <div className="flex flex-wrap gap-1.5">
            <StatusBadge status={status} />
            {anonymisedAt === null && !isSuspected && <ReplyBadge application={application} now={now} />}
            {isOneOfMany && <OneOfManyBadge />}
          </div>
        </header>
        {request !== '' && (
          <Written as="p" className="text-small wrap-anywhere">
            {truncate(request, requestLength)}
          </Written>
        )}
        {notes !== '' && (
          <p className="flex items-start gap-2 text-caption text-muted">
            <StickyNote aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            <span className="sr-only">{texts.notes}: </span>
            <Written as="span" className="min-w-0 wrap-anywhere">
              {truncate(notes, noteLength)}
            </Written>
          </p>
        )}
        {forgottenAt !== null && (
          <p className="text-caption text-muted">{texts.deletedOn(dayText(forgottenAt))}</p>
        )}
        {anonymisedAt === null && <Contacts application={application} />}
        <footer className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-3">
          <Button variant="secondary" size="sm" onClick={() => onView(id)}>
            <Eye aria-hidden="true" />
            {texts.view} <span className="sr-only">{texts.ofPerson(name)}</span>
          </Button>
          {anonymisedAt === null && isSuspected && (
            <Button variant="secondary" size="sm" onClick={() => onClear(application)}>
              <ShieldCheck aria-hidden="true" />
              {texts.notSpam} <span className="sr-only">{texts.ofPerson(name)}</span>
            </Button>
          )}
          {anonymisedAt === null && !isSuspected && (
            <Button variant="secondary" size="sm" onClick={() => onEdit(application)}>
              <Pencil aria-hidden="true" />
              {texts.edit} <span className="sr-only">{texts.ofPerson(name)}</span>
            </Button>
          )}
          <IconButton
            label={`${texts.delete} ${texts.ofPerson(name)}`}
            icon={<Trash2 />}
            size="sm"
            variant="destructive"
            className="ms-auto"
            onClick={() => onDelete(application)}
          />
        </footer>
      </article>
    </Card>
  )
}

function Contacts({ application: { email, phone } }: { application: StaffApplication }) {
  const look =
    'inline-flex min-w-0 items-center gap-1.5 text-caption leading-6 [&_svg]:size-3.5 [&_svg]:shrink-0'
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      <span className={look}>
        <Mail aria-hidden="true" />
        <a href={mailAddress(email)} className="prose-link inline-block wrap-anywhere">
          {email}
        </a>
      </span>
      {phone !== '' && (
        <span className={look}>
          <Phone aria-hidden="true" />
          <a href={phoneAddress(phone)} dir="ltr" className="prose-link inline-block">
            {phone}
          </a>
        </span>
      )}
    </p>
  )
}
