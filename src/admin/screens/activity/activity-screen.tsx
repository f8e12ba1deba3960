import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useListPage } from '../../../client/use-list-page.ts'
import { compareTexts } from '../../../shared/compare-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { useMay } from '../../current-user.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { contentOutlines } from '../../outlines/content-outlines.ts'
import { SharePreviewButton } from '../../previews/share-preview-button.tsx'
import { type Activity, activityDays } from './activity-days.ts'
import {
  type ActivityFilters,
  activityUrl,
  pageSize,
  readActivityFilters,
  writeActivityFilters,
} from './activity-filters.ts'
import { ActivityLine } from './activity-line.tsx'
import { activityTexts as texts } from './activity-texts.ts'

export function ActivityScreen() {
  const [params, setParams] = useSearchParams()
  const filters = readActivityFilters(params)
  const query = useListPage<Activity>(activityUrl(filters))
  const mayShare = useMay('manage_content')
  const top = useRef<HTMLElement>(null)
  const change = (changes: Partial<ActivityFilters>) =>
    setParams(writeActivityFilters({ ...filters, page: 1, ...changes }), {
      replace: changes.page === undefined,
      preventScrollReset: true,
    })
  const turnTo = (page: number) => {
    change({ page })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const isNarrowed = filters.type !== '' || filters.actor !== ''
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={texts.subtitle}
        actions={mayShare && <SharePreviewButton subject={{ kind: 'day' }} />}
      />
      <FilterBar filters={filters} isNarrowed={isNarrowed} onChange={change} />
      <AdminQueryState query={query} loading={texts.loading} failed={texts.loadFailed}>
        {({ rows, total }) => (
          <section
            ref={top}
            tabIndex={-1}
            aria-label={texts.title}
            aria-busy={query.isPlaceholderData}
            className="scroll-mt-5 space-y-6 outline-none aria-busy:opacity-60"
          >
            {rows.length === 0 && <EmptyState title={isNarrowed ? texts.emptyFiltered : texts.empty} />}
            <Days lines={rows} />
            <Pagination
              label={texts.pages}
              page={filters.page}
              pageCount={Math.ceil(total / pageSize)}
              onPageChange={turnTo}
              className="justify-center"
            />
          </section>
        )}
      </AdminQueryState>
    </>
  )
}

function Days({ lines }: { lines: readonly Activity[] }) {
  return activityDays(lines, new Date()).map(({ day, title, lines: ofDay }) => (
    <section key={day} aria-label={title}>
      <h2 className="mb-2 text-small font-semibold text-muted">{title}</h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface px-4">
        {ofDay.map((activity) => (
          <li key={activity.sequence}>
            <ActivityLine activity={activity} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

type FilterBarProps = {
  filters: ActivityFilters
  isNarrowed: boolean
  onChange: (changes: Partial<ActivityFilters>) => void
}

function FilterBar({ filters, isNarrowed, onChange }: FilterBarProps) {
  const people = useQuery<string[]>({ queryKey: ['/api/activity/actors'], refetchOnMount: 'always' })
  const types = useTypeOptions()
  return (
    <search className="mb-6 grid gap-3 sm:flex sm:flex-wrap">
      <NativeSelect
        aria-label={texts.type}
        size="sm"
        placeholder={texts.allTypes}
        options={types}
        value={filters.type}
        onChange={(event) => onChange({ type: event.currentTarget.value })}
        className="sm:w-56"
      />
      <NativeSelect
        aria-label={texts.person}
        size="sm"
        placeholder={texts.allPeople}
        options={(people.data ?? [filters.actor].filter(Boolean)).map((name) => ({
          value: name,
          label: name,
        }))}
        value={filters.actor}
        onChange={(event) => onChange({ actor: event.currentTarget.value })}
        className="sm:w-56"
      />
      {isNarrowed && (
        <Button variant="ghost" size="sm" onClick={() => onChange({ type: '', actor: '' })}>
          <X aria-hidden="true" />
          {texts.clear}
        </Button>
      )}
    </search>
  )
}

/** Only kinds that this person may read of. */
function useTypeOptions() {
  const seesApplications = useMay('write')
  const seesUsers = useMay('manage_users')
  return [
    ...contentOutlines.map(({ name, label }) => ({ value: name, label: label[0] })),
    ...(seesApplications ? [{ value: 'application', label: texts.application }] : []),
    ...(seesUsers ? [{ value: 'user', label: texts.user }] : []),
    { value: 'file', label: texts.file },
  ].toSorted((one, other) => compareTexts(one.label, other.label))
}
