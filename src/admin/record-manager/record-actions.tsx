import { Copy, ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useMayPublish } from '../approval/use-may-publish.ts'
import { useIsReadOnly } from '../read-only.ts'
import { recordActionsTexts as texts } from './record-actions-texts.ts'

export interface RecordHandlers {
  onClone: () => Promise<void>
  onDelete: () => void
}

type RecordActionsProps = RecordHandlers & {
  title: string
  editTo: string
  /** Undefined while visitors cannot see it. */
  page: string | undefined
  /** Buttons before these. */
  children?: ReactNode
}

/** What can be done with one record of a list. */
export function RecordActions({ title, editTo, page, onClone, onDelete, children }: RecordActionsProps) {
  const isReadOnly = useIsReadOnly()
  const mayPublish = useMayPublish()
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
      <RecordLinkButton data-edit="" to={editTo} label={edit} icon={isReadOnly ? <Eye /> : <Pencil />} />
      {page && (
        <Tooltip text={texts.page(title)}>
          <a href={page} target="_blank" rel="noopener" aria-label={texts.page(title)} className={linkLook}>
            <ExternalLink aria-hidden="true" />
          </a>
        </Tooltip>
      )}
      {mayPublish && (
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

type RecordLinkButtonProps = { to: string; label: string; icon: ReactNode; 'data-edit'?: '' }

/** Leads to a form of the record. What the list is narrowed to stays in the address. */
export function RecordLinkButton({ to, label, icon, ...rest }: RecordLinkButtonProps) {
  const { search } = useLocation()
  return (
    <Tooltip text={label}>
      <Link to={to + search} aria-label={label} className={linkLook} {...rest}>
        {icon}
      </Link>
    </Tooltip>
  )
}

const linkLook =
  'inline-flex size-9 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-ink/6 hover:text-ink [&_svg]:size-4'
