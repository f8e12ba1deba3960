import type { ReactNode } from 'react'
import { Written } from '../../ui/written.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

type ScreenHeaderProps = {
  title: string
  description?: ReactNode
  /** The one primary action last. */
  actions?: ReactNode
  /** Beside the title, such as a badge. */
  badge?: ReactNode
}

/** The one heading of a screen, with what can be done there. */
export function ScreenHeader({ title, description, actions, badge }: ScreenHeaderProps) {
  useDocumentTitle(title)
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 space-y-1 rtl:space-y-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Written as="h1" className="text-h2">
            {title}
          </Written>
          {badge}
        </div>
        {description && <p className="prose-measure text-small text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  )
}
