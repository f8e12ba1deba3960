import { X } from 'lucide-react'
import { applicationStatuses } from '../../../content/application/application-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useSearchText } from '../../use-search-text.ts'
import { type ApplicationFilters, clearedFilters, isNarrowed, readFilters } from './application-filters.ts'
import { statusLabels, applicationsTexts as texts } from './applications-texts.ts'

const statusOptions = [
  { value: 'all', label: texts.allStatuses },
  ...applicationStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
]
const replyOptions = [
  { value: 'all', label: texts.allReplies },
  { value: 'overdue', label: texts.overdue },
  { value: 'due', label: texts.due },
]

type ApplicationFilterBarProps = {
  filters: ApplicationFilters
  onChange: (changes: Partial<ApplicationFilters>) => void
}

export function ApplicationFilterBar({ filters, onChange }: ApplicationFilterBarProps) {
  const search = useSearchText(filters.search, (text) => onChange({ search: text }))
  /** Through the same reading as the address, which knows every allowed value. */
  const choose = (name: 'status' | 'reply', value: string) =>
    onChange({ [name]: readFilters(new URLSearchParams({ [name]: value }))[name] })
  return (
    <search className="mb-4 grid gap-3 sm:flex sm:flex-wrap">
      <SearchInput
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        size="sm"
        value={search.text}
        onValueChange={search.type}
        className="min-w-56 flex-1"
      />
      <NativeSelect
        aria-label={texts.status}
        size="sm"
        options={statusOptions}
        value={filters.status}
        onChange={(event) => choose('status', event.currentTarget.value)}
      />
      {!filters.isSuspected && (
        <NativeSelect
          aria-label={texts.reply}
          size="sm"
          options={replyOptions}
          value={filters.reply}
          onChange={(event) => choose('reply', event.currentTarget.value)}
        />
      )}
      {isNarrowed(filters) && (
        <Button variant="ghost" size="sm" onClick={() => onChange(clearedFilters(filters))}>
          <X aria-hidden="true" />
          {texts.clearFilters}
        </Button>
      )}
    </search>
  )
}
