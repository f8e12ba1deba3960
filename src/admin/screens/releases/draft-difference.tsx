import { useQuery } from '@tanstack/react-query'
import { type RecordDraft, recordDrafts } from '../../../client/record-drafts.ts'
import type { ReleaseDraft } from '../../../client/release-queries.ts'
import { compareValues } from '../../../schema/compare-values.ts'
import type { Definition } from '../../../schema/define-content.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { releaseTexts as texts } from '../../releases/release-texts.ts'
import { ComparisonView } from '../../revisions/comparison-view.tsx'

type DraftDifferenceProps = { definition: Definition; draft: ReleaseDraft; onClose: () => void }

/** What a draft changes of what visitors see. */
export function DraftDifference({ definition, draft, onClose }: DraftDifferenceProps) {
  const query = useQuery<RecordDraft>({
    queryKey: [`/api/${definition.path}/${draft.id}/draft`, 'difference'],
    queryFn: () => recordDrafts(definition).read(draft.id),
    refetchOnMount: 'always',
    staleTime: 0,
  })
  return (
    <Dialog
      open
      size="lg"
      title={texts.differsOf(draft.title)}
      description={texts.differsHint}
      onOpenChange={(open) => !open && onClose()}
    >
      <AdminQueryState query={query} loading={texts.differsLoading} failed={texts.differsFailed}>
        {({ published, base, values }) => (
          <ComparisonView comparison={compareValues(definition.fields, published ?? base, values)} />
        )}
      </AdminQueryState>
    </Dialog>
  )
}
