import type { MouseEvent } from 'react'

type SkipLinkProps = { targetId: string; onClick?: (event: MouseEvent) => void; children: string }

/** The first thing a keyboard finds: a way past the navigation. */
export function SkipLink({ targetId, onClick, children }: SkipLinkProps) {
  return (
    <a
      onClick={onClick}
      href={`#${targetId}`}
      className="fixed start-4 top-4 z-70 -translate-y-24 rounded-full bg-raised px-5 py-2.5 text-small font-medium text-ink transition-transform focus:translate-y-0 focus:shadow-float"
    >
      {children}
    </a>
  )
}
