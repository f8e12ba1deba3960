import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'

interface DashboardNoticeProps {
  title: string
  /** Where something can be done about it, for those who may. */
  link?: { to: string; label: string } | undefined
  children: ReactNode
}

/** What those who run the site should look at, above the figures. */
export function DashboardNotice({ title, link, children }: DashboardNoticeProps) {
  return (
    <Alert
      tone="warning"
      title={title}
      className="mb-6"
      action={
        link && (
          <Link to={link.to} className="prose-link">
            {link.label}
          </Link>
        )
      }
    >
      <p className="wrap-anywhere">{children}</p>
    </Alert>
  )
}
