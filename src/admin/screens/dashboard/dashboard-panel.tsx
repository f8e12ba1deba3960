import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'

type DashboardPanelProps = {
  title: string
  /** Where all of it is found. */
  more?: { label: string; href: string | undefined }
  children: ReactNode
}

/** A short list on the dashboard. */
export function DashboardPanel({ title, more, children }: DashboardPanelProps) {
  return (
    <Card asChild className="h-full">
      <section aria-label={title}>
        <CardHeader title={title} />
        <CardBody className="py-2! sm:py-3!">{children}</CardBody>
        {more?.href && (
          <CardFooter className="py-3">
            <Link to={more.href} className="prose-link text-small">
              {more.label}
            </Link>
          </CardFooter>
        )}
      </section>
    </Card>
  )
}

/** One sentence where there is nothing to list. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className="py-3 text-small text-muted">{children}</p>
}
