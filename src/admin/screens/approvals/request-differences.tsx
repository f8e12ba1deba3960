import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DraftName } from '../../../client/approval-requests.ts'
import { listUrl } from '../../../client/content-queries.ts'
import type { RecordDraft } from '../../../client/record-drafts.ts'
import { compareValues } from '../../../schema/compare-values.ts'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { approvalTexts as texts } from '../../approval/approval-texts.ts'
import { ComparisonView } from '../../revisions/comparison-view.tsx'

type RequestDifferencesProps = { name: DraftName; onSeen: (revision: number) => void }

/** What visitors would see changed; says which state of the draft it shows. */
export function RequestDifferences({ name: { definition, id }, onSeen }: RequestDifferencesProps) {
  const query = useQuery<RecordDraft>({
    queryKey: [`${listUrl(definition)}/${encodeURIComponent(id)}/draft`],
    refetchOnMount: 'always',
  })
  const revision = query.data?.revision
  useEffect(() => {
    if (revision !== undefined) onSeen(revision)
  }, [revision, onSeen])
  return (
    <div className="rounded-card border border-line bg-paper p-4">
      <AdminQueryState query={query} failed={texts.differencesFailed}>
        {({ published, base, values }) => (
          <>
            {!published && <p className="mb-3 text-small text-muted">{texts.nothingBefore}</p>}
            <ComparisonView comparison={compareValues(definition.fields, published ?? base, values)} />
          </>
        )}
      </AdminQueryState>
    </div>
  )
}
