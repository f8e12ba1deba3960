import { useState } from 'react'
import type { PageGroup } from '../../../content/public-pages.ts'
import { RecordSearch } from '../../../shared/record-search.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useDraftedScreens } from '../../unpublished/use-drafted-screens.ts'
import { PageOverviewRow } from './page-overview-row.tsx'
import { pagesTexts as texts } from './pages-texts.ts'
import type { ListedPage } from './read-public-pages.ts'
import { usePublicPages } from './use-public-pages.ts'

const groups: readonly PageGroup[] = ['main', 'programs', 'projects', 'events', 'news', 'own']

type State = keyof typeof texts.states
const states = (['all', 'visible', 'hidden'] as const).map((value) => ({ value, label: texts.states[value] }))

export function PagesScreen() {
  const query = usePublicPages()
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.description} />
      <AdminQueryState query={query} failed={texts.failed}>
        {(pages) => <PageList pages={pages} />}
      </AdminQueryState>
    </>
  )
}

const pageSearch = new RecordSearch<ListedPage>(({ title, path, change }) => [title, path, change?.who])

function PageList({ pages }: { pages: readonly ListedPage[] }) {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<State>('all')
  const shown = pageSearch
    .find(pages, search)
    .filter((page) => state === 'all' || page.isVisible === (state === 'visible'))
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          label={texts.search}
          placeholder={texts.search}
          size="sm"
          value={search}
          onValueChange={setSearch}
          className="min-w-48 flex-1 sm:max-w-80"
        />
        <SegmentedControl label={texts.state} segments={states} value={state} onValueChange={setState} />
        <p role="status" className="text-caption text-muted tabular-nums">
          {texts.count(shown.length)}
        </p>
      </div>
      {shown.length === 0 && <EmptyState title={texts.notFound} description={texts.notFoundHint} />}
      {groups.map((group) => (
        <PageGroupList key={group} group={group} pages={shown.filter((page) => page.group === group)} />
      ))}
    </div>
  )
}

function PageGroupList({ group, pages }: { group: PageGroup; pages: readonly ListedPage[] }) {
  const drafted = useDraftedScreens()
  if (pages.length === 0) return null
  return (
    <section aria-label={texts.groups[group]} className="space-y-2">
      <h2 className="text-h3">{texts.groups[group]}</h2>
      <Card asChild>
        <ul className="divide-y divide-line">
          {pages.map((page) => (
            <PageOverviewRow key={page.path} page={page} isDrafted={drafted.has(page.editor)} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
