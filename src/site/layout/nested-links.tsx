import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { pageHref } from '../../shared/page-href.ts'
import { Written } from '../../ui/written.tsx'
import { type BarEntry, currentMark, isElsewhere, type LinkBelow, newTab } from './menu-entries.ts'

interface NestedLinksProps {
  entry: BarEntry
  current: string
  className: string
}

/** Links below an entry of the bar. A native disclosure: it opens without scripts, which only close it again. */
export function NestedLinks({ entry, current, className }: NestedLinksProps) {
  const root = useRef<HTMLDetailsElement>(null)
  const { title, href, children = [] } = entry
  const links: readonly LinkBelow[] = href ? [{ title, href }, ...children] : children
  const isCurrent = [...links, ...links.flatMap((link) => link.children ?? [])].some((link) =>
    currentMark(link.href, current),
  )
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
        data-current={isCurrent || undefined}
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
          <NestedLink key={link.href + link.title} link={link} current={current} />
        ))}
      </ul>
    </details>
  )
}

function NestedLink({ link, current }: { link: LinkBelow; current: string }) {
  const { href, title, children = [], className } = link
  return (
    <Written as="li" text={title} className={className}>
      {href ? (
        <a
          href={pageHref(href)}
          aria-current={href === current ? 'page' : undefined}
          className="block rounded-lg px-3 py-2.5 font-medium text-small hover:bg-sunken aria-[current=page]:text-link"
          {...(isElsewhere(href) && newTab)}
        >
          {title}
        </a>
      ) : (
        <p className="px-3 pt-2.5 text-caption text-muted">{title}</p>
      )}
      {children.length > 0 && (
        <ul className="ms-3 border-line border-s ps-1">
          {children.map((child) => (
            <NestedLink key={child.href + child.title} link={child} current={current} />
          ))}
        </ul>
      )}
    </Written>
  )
}
