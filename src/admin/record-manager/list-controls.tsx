import type { Definition } from '../../schema/define-content.ts'
import type { AnyField } from '../../schema/field.ts'
import type { ListFacts } from '../../schema/list-facts.ts'
import { optionLabel } from '../../schema/option-label.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { useSearchText } from '../use-search-text.ts'
import { listControlsTexts as texts } from './list-controls-texts.ts'
import type { useListView } from './use-list-view.ts'

type ListControlsProps = {
  definition: Definition
  list: ListFacts
  controls: ReturnType<typeof useListView>
}

/** Search, filters and sorting above a list. */
export function ListControls({ definition, list, controls }: ListControlsProps) {
  const { view, setSearch, setSort, setFilter } = controls
  const search = useSearchText(view.search, setSearch)
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <SearchInput
        label={texts.search}
        placeholder={texts.search}
        size="sm"
        value={search.text}
        onValueChange={search.type}
        className="col-span-2 sm:max-w-80 sm:min-w-44 sm:flex-1"
      />
      {list.filterBy.map((name) => {
        const field: AnyField | undefined = definition.fields[name]
        return (
          field && (
            <NativeSelect
              key={name}
              aria-label={field.label}
              size="sm"
              value={view.filters[name] ?? ''}
              placeholder={texts.all(field.label)}
              options={filterOptions(field)}
              onChange={(event) => setFilter(name, event.currentTarget.value)}
              className={selectLook}
            />
          )
        )
      })}
      {list.sorts.length > 0 && (
        <NativeSelect
          aria-label={texts.sort}
          size="sm"
          value={view.sort}
          placeholder={list.isOrderedByHand ? texts.displayOrder : texts.usualOrder}
          options={list.sorts.map(({ label }) => ({ value: label, label }))}
          onChange={(event) => setSort(event.currentTarget.value)}
          className={selectLook}
        />
      )}
    </div>
  )
}

/** Two beside each other on a phone, an odd one alone; from a tablet on, as many as there are beside the search. */
const selectLook = 'min-w-0 max-sm:last:even:col-span-2 text-ellipsis sm:max-w-60 sm:flex-1 sm:basis-32'

function filterOptions(field: AnyField): { value: string; label: string }[] {
  const { label, facts } = field
  if (facts.options) return facts.options.map((value) => ({ value, label: optionLabel(field, value) }))
  return [
    { value: 'true', label },
    { value: 'false', label: texts.not(label) },
  ]
}
