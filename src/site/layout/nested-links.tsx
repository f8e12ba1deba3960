import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { pageHref } from '../../shared/page-href.ts'
import { Written } from '../../ui/written.tsx'
import { type BarEntry, currentMark, isElsewhere, newTab } from './menu-entries.ts'

interface NestedLinksProps {
  entry: BarEntry
  current: string
  className: string
}

/** Links below an entry of the bar. A native disclosure: it opens without scripts, which only close it again. */
export function NestedLinks({ entry, current, className }: NestedLinksProps) {
  const root = useRef<HTMLDetailsElement>(null)
  const { title, href, children = [] } = entry
  const links = href ? [{ title, href }, ...children] : children
  const close = () => root.current?.removeAttribute('open')
  return (
    <details
      ref={root}
      name="main-menu"
      className="group relative"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !root.current?.open) return
        close()
        root.current.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        // Leaving the window is no reason to close.
        if (document.hasFocus() && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary
        data-current={links.some((link) => currentMark(link.href, current)) || undefined}
        className={`flex cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden ${className}`}
      >
        <Written as="span">{title}</Written>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>

      <ul
        tabIndex={-1}
        className="absolute start-0 top-full z-40 mt-3 w-64 rounded-card bg-raised p-2 text-ink shadow-float"
      >
        {links.map((link) => (
          <Written as="li" text={link.title} key={link.href + link.title}>
            <a
              href={pageHref(link.href)}
              aria-current={link.href === current ? 'page' : undefined}
              className="block rounded-lg px-3 py-2.5 font-medium text-small hover:bg-sunken aria-[current=page]:text-link"
              {...(isElsewhere(link.href) && newTab)}
            >
              {link.title}
            </a>
          </Written>
        ))}
      </ul>
    </details>
  )
}
