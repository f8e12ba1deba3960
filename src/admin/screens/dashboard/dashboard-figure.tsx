import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { groupedNumber } from '../../../shared/local-numbers.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'

export interface Figure {
  value: number
  hint: string
}

type DashboardFigureProps = {
  label: string
  icon: LucideIcon
  /** Undefined while it is on its way, null where it could not be loaded. */
  figure: Figure | undefined | null
  /** Instead of a figure that this person may not see. */
  withheld?: string
  href?: string
}

export function DashboardFigure({ label, icon: Icon, figure, withheld, href }: DashboardFigureProps) {
  return (
    <Card interactive={href !== undefined} className="h-full gap-2 p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-small font-medium text-muted">
          {href ? (
            <Link to={href} className="after:absolute after:inset-0">
              {label}
            </Link>
          ) : (
            label
          )}
        </h2>
        <Icon aria-hidden="true" className="size-5 shrink-0 text-link" />
      </div>
      {withheld ? <p className="text-caption text-muted">{withheld}</p> : <Value figure={figure} />}
    </Card>
  )
}

function Value({ figure }: Pick<DashboardFigureProps, 'figure'>) {
  if (figure === null) return <p className="text-small text-danger">{texts.notLoaded}</p>
  if (figure === undefined) return <Skeleton className="h-12 w-20" />
  return (
    <div>
      <p className="text-h2 tabular-nums">{groupedNumber(figure.value)}</p>
      <p className="text-caption text-muted">{figure.hint}</p>
    </div>
  )
}

/** What a query says, once it has said something. */
export function figureOf<T>(query: UseQueryResult<T>, read: (data: T) => Figure): Figure | undefined | null {
  if (query.data !== undefined) return read(query.data)
  return query.isError ? null : undefined
}
