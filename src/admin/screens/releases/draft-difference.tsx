import type { DraftName } from '../../../client/approval-requests.ts'
import { compareValues } from '../../../schema/compare-values.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { releaseTexts as texts } from '../../releases/release-texts.ts'
import { ComparisonView } from '../../revisions/comparison-view.tsx'
import { useDrafted } from '../../unpublished/use-drafted.ts'

type DraftDifferenceProps = { name: DraftName; title: string; onClose: () => void }

/** What a draft changes of what visitors see. */
export function DraftDifference({ name, title, onClose }: DraftDifferenceProps) {
  const query = useDrafted(name)
  return (
    <Dialog
      open
      size="lg"
      title={texts.differsOf(title)}
      description={texts.differsHint}
      onOpenChange={(open) => !open && onClose()}
    >
      <AdminQueryState query={query} loading={texts.differsLoading} failed={texts.differsFailed}>
        {({ definition, before, values }) => (
          <ComparisonView comparison={compareValues(definition.fields, before, values)} />
        )}
      </AdminQueryState>
    </Dialog>
  )
}
