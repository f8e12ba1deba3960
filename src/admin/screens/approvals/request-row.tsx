import { useState } from 'react'
import { Link } from 'react-router'
import type { ApprovalRequest, DraftName } from '../../../client/approval-requests.ts'
import { contentTypes } from '../../../content/index.ts'
import type { Definition } from '../../../schema/define-content.ts'
import { isolated } from '../../../shared/text-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Written } from '../../../ui/written.tsx'
import { actorName } from '../../actor-name.ts'
import { approvalTexts as texts } from '../../approval/approval-texts.ts'
import { momentText } from '../../moment-text.ts'
import { SharePreviewButton } from '../../previews/share-preview-button.tsx'
import { draftAddress } from '../../unpublished/draft-address.ts'
import { RequestDecision } from './request-decision.tsx'
import { RequestDifferences } from './request-differences.tsx'

/** One draft that was sent: who, when, why, what it changes, and what can be done about it. */
export function RequestRow({ request }: { request: ApprovalRequest }) {
  const definition: Definition | undefined = contentTypes.find(({ name }) => name === request.type)
  const [isShown, setShown] = useState(false)
  // Of what is looked at: newer than the list where somebody wrote in between.
  const [seen, setSeen] = useState(request.revision)
  if (!definition) return null
  const name: DraftName = { definition, id: request.id, lang: request.lang }
  return (
    <li className="space-y-3 px-4 py-4">
      <RequestFacts request={request} label={definition.label[0]} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show} <span className="sr-only">{request.title}</span>
        </Button>
        <Button asChild size="sm" variant="secondary">
          <Link to={draftAddress(definition, request)}>
            {texts.open} <span className="sr-only">{request.title}</span>
          </Link>
        </Button>
        <SharePreviewButton
          subject={{ kind: 'draft', type: request.type, id: request.id, lang: request.lang }}
        />
        {request.state === 'waiting' && request.mayDecide && (
          <RequestDecision name={name} title={request.title} revision={isShown ? seen : request.revision} />
        )}
      </div>
      {isShown && <RequestDifferences name={name} onSeen={setSeen} />}
    </li>
  )
}

function RequestFacts({ request, label }: { request: ApprovalRequest; label: string }) {
  const { title, state, note, comment } = request
  const who = (name: string) => isolated(actorName(name))
  return (
    <div className="min-w-0 space-y-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <Written as="span" className="wrap-anywhere">
          {title}
        </Written>
        <Badge>{label}</Badge>
        {request.isNew && <Badge tone="info">{texts.fresh}</Badge>}
        {state === 'sent_back' && <Badge tone="warning">{texts.returned}</Badge>}
        {state === 'waiting' && request.isChangedSince && <Badge tone="warning">{texts.changedSince}</Badge>}
      </p>
      <p className="text-caption text-muted">
        {texts.sentLine(who(request.sentBy), momentText(request.sentAt))}
      </p>
      {request.isChangedSince && (
        <p className="text-caption text-muted">
          {texts.changedLine(who(request.changedBy), momentText(request.changedAt))}
        </p>
      )}
      {note !== '' && <Quoted>{note}</Quoted>}
      {state === 'sent_back' && (
        <>
          <p className="text-caption text-muted">
            {texts.sentBack(who(request.decidedBy ?? ''), momentText(request.decidedAt ?? ''))}
          </p>
          <Quoted>{comment}</Quoted>
        </>
      )}
    </div>
  )
}

function Quoted({ children }: { children: string }) {
  return (
    <Written as="p" className="border-s-2 border-line ps-3 text-small whitespace-pre-line wrap-anywhere">
      {children}
    </Written>
  )
}
