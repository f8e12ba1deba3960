import { type ReactNode, useId } from 'react'
import { groupedNumber } from '../../../shared/local-numbers.ts'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../ui/table.tsx'
import { Written } from '../../../ui/written.tsx'
import type { ChartPoint } from './chart-series.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

type ChartFigureProps = {
  title: string
  description?: string
  /** What the first column of the table is. */
  dimension: string
  points: readonly ChartPoint[]
  /** The drawing; whoever cannot see it reads the table. */
  children: ReactNode
  className?: string
}

/** A chart with the same figures as a table. */
export function ChartFigure({
  title,
  description,
  dimension,
  points,
  children,
  className,
}: ChartFigureProps) {
  const id = useId()
  const total = points.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card asChild className={className}>
      <figure aria-labelledby={id}>
        <CardHeader level={3} title={<span id={id}>{title}</span>} description={description} />
        <CardBody className="space-y-4">
          {total === 0 ? (
            <p className="text-small text-muted">{texts.noData}</p>
          ) : (
            <div aria-hidden="true">{children}</div>
          )}
          <details>
            <summary className="w-fit rounded-sm text-caption font-medium text-link">
              {texts.showTable} <span className="sr-only">{title}</span>
            </summary>
            <div className="mt-3 max-h-80 overflow-y-auto">
              <Table label={title}>
                <TableHead>
                  <TableRow>
                    <TableHeader>{dimension}</TableHeader>
                    <TableHeader numeric>{texts.applications}</TableHeader>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {points.map(({ label, count }) => (
                    <TableRow key={label}>
                      <TableCell className="wrap-anywhere">
                        <Written as="span">{label}</Written>
                      </TableCell>
                      <TableCell numeric>{groupedNumber(count)}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </div>
          </details>
        </CardBody>
      </figure>
    </Card>
  )
}
