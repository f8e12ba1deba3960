import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import {
  forgetContent,
  type Revision,
  readRevisions,
  recordUrl,
  revertRecord,
} from '../../client/content-queries.ts'
import { RequestError } from '../../client/request-json.ts'
import type { Versioned } from '../../client/staff-request.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { AdminQueryState } from '../admin-query-state.tsx'
import { momentText } from '../moment-text.ts'
import { useIsReadOnly } from '../read-only.ts'
import { RevisionChanges } from './revision-changes.tsx'
import { actionWords, previousValues } from './revision-steps.ts'

const texts = {
  failed: 'The history could not be loaded.',
  empty: 'Nothing has been saved yet',
  current: 'Current',
  restore: 'Restore this state',
  confirmTitle: 'Restore this state?',
  confirm: (time: string) =>
    `The record goes back to what it was at ${time}. The state of now stays in the history, so this can be undone.`,
  confirmLabel: 'Restore',
  restoring: 'Restoring...',
  restored: 'The earlier state is back',
  notRestored: 'It could not be restored.',
  restoreFailed: 'It could not be restored. Please try again.',
}

type RevisionListProps<D extends Definition> = {
  definition: D
  id: string
  onRestored: (versioned: Versioned<RecordOf<D>>) => void
}

export function RevisionList<D extends Definition>({ definition, id, onRestored }: RevisionListProps<D>) {
  const query = useQuery<Revision[]>({
    queryKey: [`${recordUrl(definition, id)}/revisions`],
    queryFn: () => readRevisions(definition, id),
    staleTime: 0,
  })
  const restore = useRestore(definition, id, onRestored)
  const isReadOnly = useIsReadOnly()
  return (
    <AdminQueryState query={query} failed={texts.failed} empty={texts.empty}>
      {(revisions) => (
        <ol className="space-y-4">
          {revisions.map((revision, index) => (
            <li key={revision.revision} className="rounded-control border border-line p-4">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <div>
                  <p className="text-small font-medium">
                    {revision.actor.name} {actionWords(revision.action)}
                  </p>
                  <p className="text-caption text-muted">
                    <time dateTime={revision.time}>{momentText(revision.time)}</time>
                  </p>
                </div>
                {index === 0 ? (
                  <Badge tone="info">{texts.current}</Badge>
                ) : (
                  !isReadOnly && (
                    <RestoreButton
                      revision={revision}
                      onRestore={(chosen) => restore(chosen, revisions[0]?.revision ?? chosen)}
                    />
                  )
                )}
              </div>
              <RevisionChanges
                fields={definition.fields}
                revision={revision}
                before={previousValues(revisions, index)}
              />
            </li>
          ))}
        </ol>
      )}
    </AdminQueryState>
  )
}

function RestoreButton({
  revision,
  onRestore,
}: {
  revision: Revision
  onRestore: (revision: number) => Promise<void>
}) {
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      description={texts.confirm(momentText(revision.time))}
      confirmLabel={texts.confirmLabel}
      busyLabel={texts.restoring}
      onConfirm={() => onRestore(revision.revision)}
      trigger={
        <Button size="sm" variant="secondary">
          <RotateCcw aria-hidden="true" />
          {texts.restore}
        </Button>
      }
    />
  )
}

function useRestore<D extends Definition>(
  definition: D,
  id: string,
  onRestored: (versioned: Versioned<RecordOf<D>>) => void,
) {
  const client = useQueryClient()
  const toasts = useToast()
  return async (revision: number, latest: number) => {
    const versioned = await revertRecord(definition, id, revision, latest).catch((error: unknown) => {
      throw new Error(restoreFailure(error), { cause: error })
    })
    void forgetContent(client, definition)
    toasts.show({ title: texts.restored, variant: 'success' })
    onRestored(versioned)
  }
}

/** The server's own words where it refused: somebody saved meanwhile, or the rules of today are against it. */
function restoreFailure(error: unknown): string {
  const isRefused = error instanceof RequestError && error.status < 500 && error.detail !== ''
  return isRefused ? `${texts.notRestored} ${error.detail}` : texts.restoreFailed
}
