import type { ReactNode } from 'react'
import { joinAddress } from '../shared/join-address.ts'
import { pageHref } from '../shared/page-href.ts'
import { safeHref } from '../shared/safe-url.ts'
import { Written } from '../ui/written.tsx'
import { useSectionData } from './section-context.tsx'
import { sectionTexts } from './section-texts.ts'

type SafeLinkProps = {
  href: string
  className?: string
  /** Shown instead where the address is blank or unsafe. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A link to an address that an editor typed; other websites open in a new tab, and say so. The Join page is told which
 * program the visitor comes from.
 */
export function SafeLink({ href, className, fallback = null, children }: SafeLinkProps) {
  const { joinSubject } = useSectionData()
  const checked = safeHref(joinAddress(href, joinSubject))
  if (!checked) return fallback
  const safe = pageHref(checked)
  if (!/^https?:/i.test(safe)) {
    return (
      <Written as="a" href={safe} className={className}>
        {children}
      </Written>
    )
  }
  return (
    <Written
      as="a"
      text={typeof children === 'string' ? children : ''}
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {children}{' '}
      <Written as="span" className="sr-only">
        {sectionTexts.opensInNewTab}
      </Written>
    </Written>
  )
}
