import { useQuery } from '@tanstack/react-query'
import { Mail, Pencil, ShieldCheck } from 'lucide-react'
import { RequestError } from '../../../client/request-json.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Written } from '../../../ui/written.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { AnonymisedFacts, ApplicationFacts } from './application-facts.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'
import { PersonActions } from './person-actions.tsx'
import { applicantName, applicationUrl, mailAddress, type StaffApplication } from './staff-application.ts'

type ApplicationViewDialogProps = {
  id: string
  now: Date
  onEdit: (application: StaffApplication) => void
  onClear: (application: StaffApplication) => void
  onErased: () => void
  onClose: () => void
}

/** Everything that is known of one application. */
export function ApplicationViewDialog(props: ApplicationViewDialogProps) {
  const { id, now, onEdit, onClear, onErased, onClose } = props
  const query = useQuery<StaffApplication>({ queryKey: [applicationUrl(id)], refetchOnMount: 'always' })
  const application = query.data
  const isGone = query.error instanceof RequestError && query.error.status === 404
  return (
    <Dialog
      open
      size="lg"
      title={application ? applicantName(application) : texts.list}
      description={application?.subject}
      onOpenChange={(open) => !open && onClose()}
      footer={
        application?.anonymisedAt === null &&
        (application.isSuspected ? (
          <Button onClick={() => onClear(application)}>
            <ShieldCheck aria-hidden="true" />
            {texts.notSpam}
          </Button>
        ) : (
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
        ))
      }
    >
      <AdminQueryState query={query} failed={isGone ? texts.viewGone : texts.viewFailed}>
        {(found) =>
          found.anonymisedAt === null ? (
            <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_15rem]">
              <Letter application={found} />
              <ApplicationFacts application={found} now={now} />
              <ApplicationHistory id={id} />
              <PersonActions email={found.email} onErased={onErased} />
            </div>
          ) : (
            <AnonymisedFacts application={found} anonymisedAt={found.anonymisedAt} />
          )
        }
      </AdminQueryState>
    </Dialog>
  )
}

function Letter({ application: { request, notes } }: { application: StaffApplication }) {
  return (
    <div className="space-y-5">
      <section>
        <h3 className="mb-1 text-small font-semibold">{texts.request}</h3>
        <Written as="p" className="text-small wrap-anywhere whitespace-pre-wrap">
          {request}
        </Written>
      </section>
      <section>
        <h3 className="mb-1 text-small font-semibold">{texts.notes}</h3>
        <Written as="p" text={notes} className="text-small wrap-anywhere whitespace-pre-wrap">
          {notes || <span className="text-muted">{texts.none}</span>}
        </Written>
      </section>
    </div>
  )
}
