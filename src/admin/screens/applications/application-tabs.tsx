import type { ReactNode } from 'react'
import { useListPage } from '../../../client/use-list-page.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { type ApplicationFilters, noFilters } from './application-filters.ts'
import { applicationsTexts as texts } from './applications-texts.ts'
import { applicationsUrl } from './staff-application.ts'

/** Only its length is wanted, so one row is enough. */
const suspectedUrl = `${applicationsUrl}?suspected=true&limit=1`

type ApplicationTabsProps = {
  filters: ApplicationFilters
  onChange: (changes: Partial<ApplicationFilters>) => void
  children: ReactNode
}

/** People's applications, and what looks like a robot's. */
export function ApplicationTabs({ filters, onChange, children }: ApplicationTabsProps) {
  const suspected = useListPage<unknown>(suspectedUrl).data?.total
  return (
    <Tabs
      label={texts.tabs}
      value={filters.isSuspected ? 'suspected' : 'people'}
      onValueChange={(tab) => onChange({ ...noFilters, isSuspected: tab === 'suspected' })}
      items={[
        { value: 'people', label: texts.list, content: children },
        {
          value: 'suspected',
          label: texts.suspected,
          ...(suspected ? { count: suspected } : {}),
          content: (
            <>
              <p className="prose-measure mb-6 text-small text-muted">{texts.suspectedHint}</p>
              {children}
            </>
          ),
        },
      ]}
    />
  )
}
