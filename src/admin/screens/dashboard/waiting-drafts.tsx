import { useOpenDrafts } from '../../../client/record-drafts.ts'
import { DraftLine } from '../../unpublished/draft-line.tsx'
import { unpublishedTexts as texts } from '../../unpublished/unpublished-texts.ts'
import { DashboardPanel, PanelNote } from './dashboard-panel.tsx'
import { recentCount } from './recent-submissions.tsx'

/** What is prepared and not published, with who worked on it last; nothing where there is nothing. */
export function WaitingDrafts() {
  const drafts = useOpenDrafts().data ?? []
  if (drafts.length === 0) return null
  const rest = drafts.length - recentCount
  return (
    <DashboardPanel title={texts.waiting}>
      <PanelNote>{texts.waitingHint}</PanelNote>
      <ul className="divide-y divide-line text-small">
        {drafts.slice(0, recentCount).map((draft) => (
          <DraftLine key={`${draft.type} ${draft.id} ${draft.lang}`} draft={draft} />
        ))}
      </ul>
      {rest > 0 && <p className="pt-2 text-caption text-muted">{texts.more(rest)}</p>}
    </DashboardPanel>
  )
}
