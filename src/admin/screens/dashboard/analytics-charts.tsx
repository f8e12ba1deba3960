import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { ApplicationStatus } from '../../../content/application/application-rules.ts'
import { groupedNumber } from '../../../shared/local-numbers.ts'
import { ChartFigure } from './chart-figure.tsx'
import {
  type ApplicationStatistics,
  byStatus,
  bySubject,
  type ChartPoint,
  isWeekly,
  overTime,
} from './chart-series.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

const ink = { fontSize: 12, fill: 'var(--muted)' }
const statusFills: Record<ApplicationStatus, string> = {
  pending: 'var(--gsf-gold)',
  contacted: 'var(--gsf-secondary)',
  accepted: 'var(--gsf-accent)',
  rejected: 'var(--danger-fill)',
}

/** In a chunk of its own: the chart library is only fetched by whoever looks at charts. */
export function AnalyticsCharts({ statistics }: { statistics: ApplicationStatistics }) {
  const times = overTime(statistics)
  const subjects = bySubject(statistics)
  const statuses = byStatus(statistics)
  const weekly = isWeekly(statistics)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <ChartFigure
        title={texts.overTime}
        description={weekly ? texts.byWeek : texts.byDay}
        dimension={weekly ? texts.week : texts.day}
        points={times}
        className="lg:col-span-2"
      >
        <TimeChart points={times} />
      </ChartFigure>
      <ChartFigure title={texts.bySubject} dimension={texts.program} points={subjects}>
        <NamedBars points={subjects.map((point) => ({ ...point, fill: 'var(--gsf-secondary)' }))} />
      </ChartFigure>
      <ChartFigure title={texts.byStatus} dimension={texts.status} points={statuses}>
        <NamedBars points={statuses.map((point) => ({ ...point, fill: statusFills[point.status] }))} />
      </ChartFigure>
    </div>
  )
}

function TimeChart({ points }: { points: ChartPoint[] }) {
  return (
    <ResponsiveContainer width="100%" height={260}>
      <BarChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="short" tick={ink} tickLine={false} axisLine={false} minTickGap={24} />
        <YAxis width={36} tick={ink} tickLine={false} axisLine={false} allowDecimals={false} />
        <Tooltip cursor={{ fill: 'var(--line)', opacity: 0.4 }} content={<Hint />} />
        <Bar
          dataKey="count"
          fill="var(--gsf-secondary)"
          radius={[4, 4, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

type FilledPoint = ChartPoint & { fill: string }

function NamedBars({ points }: { points: FilledPoint[] }) {
  return (
    <ResponsiveContainer width="100%" height={points.length * 38 + 8}>
      <BarChart
        data={points}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="short"
          width={132}
          tick={{ ...ink, fill: 'var(--ink)' }}
          tickLine={false}
          axisLine={false}
          interval={0}
        />
        <Tooltip cursor={{ fill: 'var(--line)', opacity: 0.4 }} content={<Hint />} />
        <Bar dataKey="count" radius={[0, 4, 4, 0]} maxBarSize={22} isAnimationActive={false}>
          {points.map(({ label, fill }) => (
            <Cell key={label} fill={fill} />
          ))}
          <LabelList dataKey="count" position="right" fill="var(--ink)" fontSize={12} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

type HintProps = { active?: boolean; payload?: readonly { payload?: ChartPoint }[] }

function Hint({ active, payload }: HintProps) {
  const point = payload?.[0]?.payload
  if (!active || !point) return null
  return (
    <p className="rounded-md bg-ink px-2.5 py-1.5 text-caption text-paper shadow-float">
      {point.label}: <strong>{groupedNumber(point.count)}</strong>
    </p>
  )
}
