import type { ReactNode } from 'react'

interface MissingStateProps {
  title: string
  children?: ReactNode
  action: ReactNode
}

/** A whole page that says something is not there, and where to go instead. */
export function MissingState({ title, children, action }: MissingStateProps) {
  return (
    <div className="page-width grid min-h-[60vh] content-center justify-items-start py-section">
      <p aria-hidden="true" className="h-1.5 w-16 rounded-full bg-gsf-gold" />
      <h1 className="mt-6 text-h1">{title}</h1>
      <div className="prose-measure mt-4 grid gap-2 text-lead text-muted">{children}</div>
      <div className="mt-8 flex flex-wrap gap-3">{action}</div>
    </div>
  )
}
