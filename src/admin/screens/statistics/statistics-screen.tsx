import { useState } from 'react'
import { useRecords } from '../../../client/content-queries.ts'
import { type ImpactStat, impactStat } from '../../../content/impact-stat/impact-stat.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { useRecordDeletion } from '../../record-list/use-record-deletion.ts'
import { AddStatForm } from './add-stat-form.tsx'
import { StatCard } from './stat-card.tsx'
import { statisticsTexts as texts } from './statistics-texts.ts'

export function StatisticsScreen() {
  const stats = useRecords(impactStat)
  const isReadOnly = useIsReadOnly()
  const [doomed, setDoomed] = useState<ImpactStat | null>(null)
  const remove = useRecordDeletion(impactStat, texts)
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.description} />
      {!isReadOnly && stats.data && <AddStatForm stats={stats.data} />}
      <AdminQueryState
        query={stats}
        failed={texts.loadFailed}
        empty={<EmptyState title={texts.empty} description={texts.emptyHint} />}
      >
        {(list) => (
          <ul
            aria-label={texts.list}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4"
          >
            {list
              .toSorted((one, other) => one.order - other.order)
              .map((stat, index) => (
                <li key={stat.id}>
                  <StatCard stat={stat} place={index + 1} onDelete={() => setDoomed(stat)} />
                </li>
              ))}
          </ul>
        )}
      </AdminQueryState>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={texts.confirmDelete}
        description={doomed ? `${doomed.label}: ${texts.trashHint}` : ''}
        confirmLabel={texts.deleteLabel}
        busyLabel={texts.deleting}
        destructive
        onConfirm={async () => {
          if (doomed) await remove(doomed.id)
        }}
      />
    </>
  )
}
