import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { PageLink } from './page-link.tsx'

/** A link onwards from a block of a page. */
export function ArrowLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  return (
    <PageLink
      to={href}
      className={classNames(
        'group inline-flex w-fit items-center gap-2.5 py-1 font-medium text-link underline-offset-[0.3em] hover:underline',
        className,
      )}
    >
      {children}
      <ArrowRight
        aria-hidden="true"
        className="size-[1.1em] shrink-0 transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
      />
    </PageLink>
  )
}
