import { useQuery } from '@tanstack/react-query'
import { GitCompareArrows } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Revision, recordUrl } from '../../client/content-queries.ts'
import { contentSource } from '../../client/record-source.ts'
import { Button } from '../../ui/button.tsx'
import { AdminQueryState } from '../admin-query-state.tsx'
import { useMayPublish } from '../approval/use-may-publish.ts'
import type { RestorePart } from './part-restore.ts'
import { PastPageLink } from './past-page-link.tsx'
import type { RestoreWays } from './restore-dialog.tsx'
import { revisionListTexts as texts } from './revision-list-texts.ts'
import { RevisionStep } from './revision-step.tsx'
import { StepChanges } from './step-changes.tsx'
import { type RestoreTarget, useRestore } from './use-restore.ts'
import { useRestoreQuestion } from './use-restore-question.ts'
import { VersionComparison, type VersionPair } from './version-comparison.tsx'

/** All versions of a record, or two of them compared. */
export function RevisionList(target: RestoreTarget) {
  const { id, source = contentSource(target.form.definition) } = target
  const { definition } = target.form
  const query = useQuery<Revision[]>({
    queryKey: [`${recordUrl(definition, id)}/revisions`],
    queryFn: () => source.revisions(id),
    staleTime: 0,
  })
  return (
    <AdminQueryState query={query} failed={texts.failed} empty={texts.empty}>
      {(revisions) => <Versions target={target} revisions={revisions} />}
    </AdminQueryState>
  )
}

type VersionsProps = { target: RestoreTarget; revisions: readonly Revision[] }

function Versions({ target, revisions }: VersionsProps) {
  const { form, id } = target
  const { definition } = form
  const restoring = useRestore(target)
  const [now, previous] = revisions
  const { mayRestore, dialog } = useRestoreQuestion(definition, now)
  const mayPublish = useMayPublish()
  const [pair, setPair] = useState<VersionPair | null>(null)
  const list = useFocusAfter(pair)
  if (!now) return null
  const versionOf = (revision: number) => revisions.find((version) => version.revision === revision)
  const { asDraft, part: bringPart } = restoring
  const restoreOne: RestorePart | undefined =
    !bringPart || (restoring.isPartLive && !mayPublish)
      ? undefined
      : async (revision, part, label) => {
          const past = versionOf(revision)
          if (past && (!restoring.isPartLive || (await mayRestore(past, part))))
            await bringPart({ past, now }, part, label)
        }
  const waysOf = (past: Revision): RestoreWays | undefined => {
    if (!mayPublish && !asDraft) return undefined
    return {
      // What was erased cannot be drafted, and is refused with the reason.
      asDraft: asDraft && past.values ? () => asDraft({ past, now }) : undefined,
      live: mayPublish ? () => restoring.live({ past, now }) : undefined,
      mayGoLive: () => mayRestore(past),
      replacesDraft: form.draft?.facts !== undefined,
    }
  }
  if (pair)
    return (
      <>
        {dialog}
        <VersionComparison
          definition={definition}
          id={id}
          revisions={revisions}
          pair={pair}
          onPairChange={setPair}
          onBack={() => setPair(null)}
          restorePart={restoreOne}
        />
      </>
    )
  return (
    <div ref={list} tabIndex={-1} className="space-y-4 outline-none">
      {dialog}
      {previous && (
        <Button size="sm" variant="secondary" onClick={() => setPair([previous.revision, now.revision])}>
          <GitCompareArrows aria-hidden="true" />
          {texts.compare}
        </Button>
      )}
      <ol className="space-y-4">
        {revisions.map((version, index) => (
          <RevisionStep
            key={version.revision}
            version={version}
            isCurrent={index === 0}
            onCompare={() => setPair([version.revision, now.revision])}
            restore={waysOf(version)}
            pageLink={index > 0 && <PastPageLink definition={definition} id={id} version={version} />}
          >
            <StepChanges
              fields={definition.fields}
              version={version}
              previous={revisions[index + 1]}
              now={now}
              restorePart={restoreOne}
            />
          </RevisionStep>
        ))}
      </ol>
    </div>
  )
}

/** Back from a comparison, the focus is in the list again rather than nowhere. */
function useFocusAfter(pair: VersionPair | null) {
  const ref = useRef<HTMLDivElement>(null)
  const hadPair = useRef(false)
  useEffect(() => {
    if (hadPair.current && !pair) ref.current?.focus()
    hadPair.current = pair !== null
  }, [pair])
  return ref
}
