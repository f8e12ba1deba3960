import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import type { ApplicationStatistics } from './chart-series.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

const AnalyticsCharts = lazyPart(async () => (await import('./analytics-charts.tsx')).AnalyticsCharts, {
  Fallback: () => <Spinner text={texts.chartsLoading} />,
})

const periods = ['30', '90', '365'] as const
type Period = (typeof periods)[number]

export function AnalyticsTab() {
  const [period, setPeriod] = useState<Period>('90')
  const query = useQuery<ApplicationStatistics>({
    queryKey: [`/api/applications/statistics?days=${period}`],
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return (
    <div className="space-y-4">
      <SegmentedControl
        label={texts.period}
        segments={periods.map((value) => ({ value, label: texts.days(Number(value)) }))}
        value={period}
        onValueChange={setPeriod}
      />
      <AdminQueryState query={query} loading={texts.chartsLoading} failed={texts.chartsFailed}>
        {(statistics) => <AnalyticsCharts statistics={statistics} />}
      </AdminQueryState>
    </div>
  )
}
