import { Link } from 'react-router'
import type { OpenDraft } from '../../client/record-drafts.ts'
import { useSchedules } from '../../client/record-schedules.ts'
import { isolated, textLanguage } from '../../shared/text-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { actorName } from '../actor-name.ts'
import { momentText } from '../moment-text.ts'
import { findOutline } from '../outlines/content-outlines.ts'
import { ReleaseMark } from '../releases/release-mark.tsx'
import { ScheduleMark } from '../scheduling/schedule-mark.tsx'
import { draftAddress } from './draft-address.ts'
import { UnpublishedMark } from './unpublished-mark.tsx'
import { unpublishedTexts as texts } from './unpublished-texts.ts'

/** One draft: what it is of, who edited it last and when, and the way to its form. */
export function DraftLine({ draft }: { draft: OpenDraft }) {
  const outline = findOutline(draft.type)
  const schedule = useSchedules().data?.find(
    (one) => one.type === draft.type && one.id === draft.id && one.lang === draft.lang,
  )
  if (!outline) return null
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={draftAddress(outline, draft)}
          {...textLanguage(draft.title)}
          className="font-medium wrap-anywhere hover:underline"
        >
          {draft.title}
        </Link>
        {draft.isPublished ? <UnpublishedMark /> : <Badge>{texts.draft}</Badge>}
        <ScheduleMark schedule={schedule} />
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
        {texts.edited(isolated(actorName(draft.updatedBy)), momentText(draft.updatedAt))}
        <ReleaseMark release={draft.release} />
      </span>
    </li>
  )
}
