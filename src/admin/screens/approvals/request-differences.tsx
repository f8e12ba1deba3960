import { useEffect } from 'react'
import type { DraftName } from '../../../client/approval-requests.ts'
import { compareValues } from '../../../schema/compare-values.ts'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { approvalTexts as texts } from '../../approval/approval-texts.ts'
import { ComparisonView } from '../../revisions/comparison-view.tsx'
import { useDrafted } from '../../unpublished/use-drafted.ts'

type RequestDifferencesProps = { name: DraftName; onSeen: (revision: number) => void }

/** What visitors would see changed; says which state of the draft it shows. */
export function RequestDifferences({ name, onSeen }: RequestDifferencesProps) {
  const query = useDrafted(name)
  const revision = query.data?.revision
  useEffect(() => {
    if (revision !== undefined) onSeen(revision)
  }, [revision, onSeen])
  return (
    <div className="rounded-card border border-line bg-paper p-4">
      <AdminQueryState query={query} failed={texts.differencesFailed}>
        {({ definition, published, before, values }) => (
          <>
            {!published && <p className="mb-3 text-small text-muted">{texts.nothingBefore}</p>}
            <ComparisonView comparison={compareValues(definition.fields, before, values)} />
          </>
        )}
      </AdminQueryState>
    </div>
  )
}
