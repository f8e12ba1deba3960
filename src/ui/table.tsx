import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type TableProps = ComponentProps<'table'> & { label: string }

/** Scrolls sideways inside its own frame, reachable by keyboard. */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="scrollbar-quiet overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table
        {...rest}
        aria-label={label}
        className={classNames('w-full border-collapse text-start text-small', className)}
      />
    </section>
  )
}

export function TableHead(props: ComponentProps<'thead'>) {
  return (
    <thead
      {...props}
      className={classNames('border-b border-line bg-sunken text-caption text-muted', props.className)}
    />
  )
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} className={classNames('divide-y divide-line', props.className)} />
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={classNames('aria-selected:bg-action-tint', className)} />
}

export type SortDirection = 'ascending' | 'descending' | 'none'

export type TableHeaderProps = Omit<ComponentProps<'th'>, 'onClick'> & {
  numeric?: boolean
  sort?: SortDirection
  onSort?: () => void
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

export function TableHeader({ numeric, sort, onSort, className, children, ...rest }: TableHeaderProps) {
  const SortIcon = sortIcons[sort ?? 'none']
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sort}
      className={classNames(
        'px-4 py-3 font-medium whitespace-nowrap',
        numeric ? 'text-end' : 'text-start',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="inline-flex items-center gap-1.5 rounded-sm hover:text-ink"
        >
          {children}
          <SortIcon aria-hidden="true" className="size-3.5" />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

export function TableCell({ numeric, className, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) {
  return (
    <td
      {...rest}
      className={classNames('px-4 py-3 align-middle', numeric && 'text-end tabular-nums', className)}
    />
  )
}
