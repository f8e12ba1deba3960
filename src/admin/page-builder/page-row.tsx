import { Copy, ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { colorSchemes, isColorSchemeName } from '../../content/page-section/color-schemes.ts'
import type { Status } from '../../content/program/program-status.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useIsReadOnly } from '../read-only.ts'
import type { SortWay } from '../record-list/list-order.ts'

const texts = {
  hidden: 'Hidden',
  view: (title: string) => `View ${title}`,
  edit: (title: string) => `Edit ${title}`,
  page: (title: string) => `View page of ${title} (opens in a new tab)`,
  clone: (title: string) => `Clone ${title}`,
  delete: (title: string) => `Delete ${title}`,
}

interface PageRecord {
  title: string
  subtitle: string
  description: string
  status: Status
  iconName: string
  color: string
  isActive: boolean
  updatedAt: string | null
}

const statusTones = {
  Active: 'info',
  Upcoming: 'gold',
  Completed: 'neutral',
  Archived: 'neutral',
} satisfies Record<Status, BadgeTone>

export const pageSorts: readonly SortWay<PageRecord>[] = [
  { label: 'Title', compare: (one, other) => one.title.localeCompare(other.title) },
  { label: 'Status', compare: (one, other) => one.status.localeCompare(other.status) },
  {
    label: 'Last changed',
    compare: (one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''),
  },
]

type PageRowProps = { record: PageRecord; to: string; children?: ReactNode }

/** A program or project in its list; the title leads to the builder. */
export function PageRow({ record, to, children }: PageRowProps) {
  const { title, subtitle, description, status, iconName, color, isActive } = record
  const scheme = colorSchemes[isColorSchemeName(color) ? color : 'blue']
  return (
    <div className="flex items-start gap-3">
      <span
        style={{ backgroundImage: `linear-gradient(135deg, ${scheme.from}, ${scheme.to})` }}
        className="grid size-10 shrink-0 place-items-center rounded-control text-on-primary"
      >
        <Icon name={iconName} className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={to} className="font-medium wrap-anywhere hover:underline">
            {title}
          </Link>
          <Badge tone={statusTones[status]}>{status}</Badge>
          {children}
          {!isActive && <Badge tone="warning">{texts.hidden}</Badge>}
        </p>
        <p className="line-clamp-1 text-caption text-muted">{subtitle || description}</p>
      </div>
    </div>
  )
}

type PageActionsProps = {
  title: string
  editTo: string
  /** Undefined while visitors cannot see it. */
  pageUrl: string | undefined
  onClone: () => Promise<void>
  onDelete: () => void
  /** Buttons before these. */
  children?: ReactNode
}

export function PageActions({ title, editTo, pageUrl, onClone, onDelete, children }: PageActionsProps) {
  const isReadOnly = useIsReadOnly()
  const [isCloning, setCloning] = useState(false)
  const clone = async () => {
    setCloning(true)
    await onClone()
    setCloning(false)
  }
  const edit = isReadOnly ? texts.view(title) : texts.edit(title)
  return (
    <>
      {children}
      <Tooltip content={edit}>
        <Link to={editTo} aria-label={edit} className={linkLook}>
          {isReadOnly ? <Eye aria-hidden="true" /> : <Pencil aria-hidden="true" />}
        </Link>
      </Tooltip>
      {pageUrl && (
        <Tooltip content={texts.page(title)}>
          <a
            href={pageUrl}
            target="_blank"
            rel="noopener"
            aria-label={texts.page(title)}
            className={linkLook}
          >
            <ExternalLink aria-hidden="true" />
          </a>
        </Tooltip>
      )}
      {!isReadOnly && (
        <>
          <IconButton
            size="sm"
            label={texts.clone(title)}
            icon={<Copy />}
            loading={isCloning}
            onClick={clone}
          />
          <IconButton
            size="sm"
            variant="destructive"
            label={texts.delete(title)}
            icon={<Trash2 />}
            onClick={onDelete}
          />
        </>
      )}
    </>
  )
}

const linkLook =
  'inline-flex size-9 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-ink/6 hover:text-ink [&_svg]:size-4'
