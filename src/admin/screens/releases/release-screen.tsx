import { Layers } from 'lucide-react'
import { useParams } from 'react-router'
import { type Release, type ReleaseFailure, useRelease } from '../../../client/release-queries.ts'
import { isolated } from '../../../shared/text-language.ts'
import { Alert } from '../../../ui/alert.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { answerInPageLanguage } from '../../answer-words.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { momentText } from '../../moment-text.ts'
import { SharePreviewButton } from '../../previews/share-preview-button.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'
import { AddDrafts } from './add-drafts.tsx'
import { ReleaseActions } from './release-actions.tsx'
import { ReleaseDraftRow } from './release-draft-row.tsx'
import { ReleaseState, releaseMoment } from './release-state.tsx'

/** One release: what is in it, and what can be done with it. */
export function ReleaseScreen() {
  const { id = '' } = useParams()
  const query = useRelease(id)
  return (
    <AdminQueryState query={query} loading={texts.loadingOne} failed={texts.loadOneFailed}>
      {(release) => <ReleaseView release={release} />}
    </AdminQueryState>
  )
}

function ReleaseView({ release }: { release: Release }) {
  const mayChange = !useIsReadOnly()
  const isWaiting = release.state === 'open' || release.state === 'scheduled'
  return (
    <>
      <ScreenHeader
        title={release.name}
        description={releaseMoment(release)}
        badge={<ReleaseState release={release} />}
        actions={mayChange && <ReleaseActions release={release} />}
      />
      {release.failure && <FailureNotice failure={release.failure} />}
      <DoubtNotice release={release} />
      <section aria-labelledby="inside" className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="inside" className="text-h3">
            {texts.inside}
          </h2>
          {mayChange && isWaiting && (
            <div className="flex flex-wrap gap-2">
              {release.count > 0 && <SharePreviewButton subject={{ kind: 'release', id: release.id }} />}
              <AddDrafts release={release} />
            </div>
          )}
        </div>
        {release.drafts.length === 0 ? (
          <EmptyState
            level={3}
            icon={<Layers />}
            title={texts.nothingInside}
            description={texts.nothingInsideHint}
          />
        ) : (
          <ul
            aria-labelledby="inside"
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {release.drafts.map((draft) => (
              <ReleaseDraftRow
                key={`${draft.type}/${draft.id}/${draft.lang}`}
                release={release}
                draft={draft}
                isWaiting={isWaiting}
                mayChange={mayChange}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** Said as soon as it is so, rather than at the time of the release. */
function DoubtNotice({ release }: { release: Release }) {
  const refused = release.drafts.filter(({ refusal }) => refusal !== null).length
  if (refused === 0) return null
  const isPlanned = release.state === 'scheduled'
  return (
    <Alert tone="warning" title={isPlanned ? texts.inDoubtPlanned : texts.inDoubt} className="mb-6">
      {texts.inDoubtHint(refused)}
    </Alert>
  )
}

/** Which drafts were refused at the time of the release, and why. */
function FailureNotice({ failure }: { failure: ReleaseFailure }) {
  return (
    <Alert tone="danger" title={texts.failedAt(momentText(failure.at))} className="mb-6">
      <p>{failure.drafts.length === 0 ? answerInPageLanguage(failure.reason) : texts.failedHint}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {failure.drafts.map(({ type, id, lang, title, reason }) => (
          <li key={`${type}/${id}/${lang}`} className="wrap-anywhere">
            <strong>{isolated(title)}</strong>: {answerInPageLanguage(reason)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
