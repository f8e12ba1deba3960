import { ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import type { RenderLink } from './render-link.ts'
import { Written } from './written.tsx'

export type BreadcrumbsProps = {
  label: string
  /** From the root to the current page, which has no link. */
  items: readonly { label: string; href?: string }[]
  renderLink: RenderLink
}

export function Breadcrumbs({ label, items, renderLink }: BreadcrumbsProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
        {items.map((item, index) => (
          <li key={`${item.href}${item.label}`} className="flex min-w-0 items-center gap-2">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 rtl:rotate-180" />}
            {item.href && index < items.length - 1 ? (
              renderLink({
                href: item.href,
                className: 'rounded-sm hover:text-ink hover:underline underline-offset-4',
                children: <Written as="span">{item.label}</Written>,
              })
            ) : (
              <Written as="span" aria-current="page" className="truncate text-ink">
                {item.label}
              </Written>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
