import { useQuery } from '@tanstack/react-query'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { hasPermission } from '../../../shared/roles.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Written } from '../../../ui/written.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { useNeedsApproval } from '../../approval/use-may-publish.ts'
import { useCurrentUser } from '../../current-user.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { momentText } from '../../moment-text.ts'
import { useIsReadOnly } from '../../read-only.ts'
import { findInTrash, readTrash, type TrashItem, trashKey, trashTypes, trashUrl } from './trash-list.ts'
import { trashTexts as texts } from './trash-texts.ts'
import { definitionOf, useTrashRestore } from './use-trash-restore.ts'

const pageSize = 50

export function TrashScreen() {
  const query = useQuery<TrashItem[]>({ queryKey: [trashUrl], refetchOnMount: 'always', select: readTrash })
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.subtitle} />
      <AdminQueryState
        query={query}
        loading={texts.loading}
        failed={texts.loadFailed}
        empty={<EmptyState icon={<Trash2 />} title={texts.empty} description={texts.emptyHint} />}
      >
        {(items) => <TrashRows items={items} />}
      </AdminQueryState>
    </>
  )
}

function TrashRows({ items }: { items: readonly TrashItem[] }) {
  const [search, setSearch] = useState('')
  const [type, setType] = useState('')
  const [page, setPage] = useState(1)
  const { busyKey, restore, dialog } = useTrashRestore()
  const found = findInTrash(items, search, type)
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const current = Math.min(page, pageCount)
  return (
    <div className="space-y-4">
      {dialog}
      <search className="grid gap-3 sm:flex sm:flex-wrap">
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          size="sm"
          value={search}
          onValueChange={setSearch}
          className="sm:w-80"
        />
        <NativeSelect
          aria-label={texts.type}
          size="sm"
          placeholder={texts.allTypes}
          options={trashTypes(items)}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
          className="sm:w-52"
        />
      </search>
      {found.length === 0 ? (
        <EmptyState title={texts.notFound} description={texts.notFoundHint} />
      ) : (
        <ul
          aria-label={texts.list}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {found.slice((current - 1) * pageSize, current * pageSize).map((item) => (
            <TrashRow key={trashKey(item)} item={item} busyKey={busyKey} onRestore={restore} />
          ))}
        </ul>
      )}
      <Pagination
        label={texts.pages}
        page={current}
        pageCount={pageCount}
        onPageChange={setPage}
        className="justify-center"
      />
    </div>
  )
}

type TrashRowProps = {
  item: TrashItem
  busyKey: string | null
  onRestore: ReturnType<typeof useTrashRestore>['restore']
}

function TrashRow({ item, busyKey, onRestore }: TrashRowProps) {
  const user = useCurrentUser()
  const isReadOnly = useIsReadOnly()
  const definition = definitionOf(item)
  const title = item.title || texts.untitled
  const needsApproval = useNeedsApproval()
  const mayRestore =
    !needsApproval && definition !== undefined && hasPermission(user, definition.writePermission)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium">
          <Written as="span" className="wrap-anywhere">
            {title}
          </Written>
          <Badge>{item.label}</Badge>
          {item.isDraft && <Badge tone="info">{texts.draft}</Badge>}
        </p>
        <p className="text-caption text-muted">{texts.deleted(item.deletedBy, momentText(item.deletedAt))}</p>
      </div>
      {mayRestore ? (
        <Button
          variant="secondary"
          size="sm"
          loading={busyKey === trashKey(item)}
          disabled={busyKey !== null}
          loadingLabel={texts.restoring}
          onClick={() => void onRestore(item, definition)}
        >
          <RotateCcw aria-hidden="true" />
          {texts.restore} <span className="sr-only">{title}</span>
        </Button>
      ) : (
        !isReadOnly && <p className="text-caption text-muted">{texts.notYours}</p>
      )}
    </li>
  )
}
