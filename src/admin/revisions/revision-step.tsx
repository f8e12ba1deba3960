import { GitCompareArrows } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Revision } from '../../client/content-queries.ts'
import { isolated } from '../../shared/text-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Written } from '../../ui/written.tsx'
import { actorName } from '../actor-name.ts'
import { approvalTexts } from '../approval/approval-texts.ts'
import { momentText } from '../moment-text.ts'
import { releaseTexts } from '../releases/release-texts.ts'
import { RestoreDialog, type RestoreWays } from './restore-dialog.tsx'
import { revisionStepTexts as texts } from './revision-step-texts.ts'
import { actionWords } from './revision-steps.ts'

type RevisionStepProps = {
  version: Revision
  isCurrent: boolean
  onCompare: () => void
  /** Undefined for those who may not change the record. */
  restore: RestoreWays | undefined
  /** Leads to the page as it was. */
  pageLink: ReactNode
  /** What the step changed. */
  children: ReactNode
}

/** One step of a record's history. */
export function RevisionStep(props: RevisionStepProps) {
  const { version, isCurrent, onCompare, restore, pageLink, children } = props
  return (
    <li className="rounded-control border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <p className="text-small font-medium">
            <Written as="span">{actorName(version.actor.name)}</Written> {actionWords(version.action)}
          </p>
          <p className="text-caption text-muted">
            {texts.version(version.revision)}
            {texts.comma} <time dateTime={version.time}>{momentText(version.time)}</time>
          </p>
          {version.sentBy !== undefined && (
            <p className="text-caption text-muted">
              {approvalTexts.sentBy(isolated(actorName(version.sentBy)))}
            </p>
          )}
          {version.approvedBy !== undefined && (
            <p className="text-caption text-muted">
              {approvalTexts.approvedBy(isolated(actorName(version.approvedBy)))}
            </p>
          )}
          {version.release && (
            <p className="text-caption text-muted">
              <Link to={`/admin/releases/${version.release.id}`} className="underline wrap-anywhere">
                {(version.release.isUndone ? releaseTexts.takenBackWith : releaseTexts.cameBy)(
                  version.release.name,
                )}
              </Link>
            </p>
          )}
        </div>
        {isCurrent && <Badge tone="info">{texts.current}</Badge>}
        {!isCurrent && restore && <RestoreDialog version={version} ways={restore} />}
      </div>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {!isCurrent && (
          <Button
            size="sm"
            variant="ghost"
            className="-ms-3.5"
            aria-label={texts.compareName(version.revision)}
            onClick={onCompare}
          >
            <GitCompareArrows aria-hidden="true" />
            {texts.compare}
          </Button>
        )}
        {pageLink}
      </div>
      {children}
    </li>
  )
}
