import { useQuery } from '@tanstack/react-query'
import { Mail, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { formatDay, formatTimestamp } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { momentText } from '../../moment-text.ts'
import { ApplicationHistory } from './application-history.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'
import { ReplyBadge } from './reply-badge.tsx'
import { applicationUrl, mailAddress, phoneAddress, type StaffApplication } from './staff-application.ts'
import { StatusBadge } from './status-badge.tsx'

type ApplicationViewDialogProps = {
  id: string
  now: Date
  onEdit: (application: StaffApplication) => void
  onClose: () => void
}

/** Everything that is known of one application. */
export function ApplicationViewDialog({ id, now, onEdit, onClose }: ApplicationViewDialogProps) {
  const query = useQuery<StaffApplication>({ queryKey: [applicationUrl(id)], refetchOnMount: 'always' })
  const application = query.data
  const isGone = query.error instanceof RequestError && query.error.status === 404
  return (
    <Dialog
      open
      size="lg"
      title={application?.name ?? texts.list}
      description={application?.subject}
      onOpenChange={(open) => !open && onClose()}
      footer={
        application && (
          <>
            <Button variant="secondary" asChild>
              <a href={mailAddress(application.email, texts.mailSubject(application.subject))}>
                <Mail aria-hidden="true" />
                {texts.replyByEmail}
              </a>
            </Button>
            <Button onClick={() => onEdit(application)}>
              <Pencil aria-hidden="true" />
              {texts.edit}
            </Button>
          </>
        )
      }
    >
      <AdminQueryState query={query} failed={isGone ? texts.viewGone : texts.viewFailed}>
        {(found) => (
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_15rem]">
            <Letter application={found} />
            <Facts application={found} now={now} />
            <ApplicationHistory id={id} />
          </div>
        )}
      </AdminQueryState>
    </Dialog>
  )
}

function Letter({ application: { request, notes } }: { application: StaffApplication }) {
  return (
    <div className="space-y-5">
      <section>
        <h3 className="mb-1 text-small font-semibold">{texts.request}</h3>
        <p dir="auto" className="text-small wrap-anywhere whitespace-pre-wrap">
          {request}
        </p>
      </section>
      <section>
        <h3 className="mb-1 text-small font-semibold">{texts.notes}</h3>
        <p dir="auto" className="text-small wrap-anywhere whitespace-pre-wrap">
          {notes || <span className="text-muted">{texts.none}</span>}
        </p>
      </section>
    </div>
  )
}

function Facts({ application, now }: { application: StaffApplication; now: Date }) {
  const { email, phone, subject, status, createdAt, dueAt, firstResponseAt } = application
  return (
    <dl className="grid content-start gap-4 text-small sm:grid-cols-2 md:row-span-2 md:grid-cols-1">
      <Fact label={texts.status}>
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={status} />
          <ReplyBadge application={application} now={now} />
        </span>
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
        <span dir="auto" className="wrap-anywhere">
          {subject}
        </span>
      </Fact>
      <Fact label={texts.received}>
        <time dateTime={createdAt}>{`${formatDay(createdAt)}, ${clockOf(createdAt)}`}</time>
      </Fact>
      <Fact label={texts.promised}>
        <time dateTime={dueAt}>{momentText(dueAt, now)}</time>
      </Fact>
      {firstResponseAt && (
        <Fact label={texts.firstResponse}>
          <time dateTime={firstResponseAt}>{momentText(firstResponseAt, now)}</time>
        </Fact>
      )}
    </dl>
  )
}

/** `HH:mm` in Cairo, as the day beside it. */
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
