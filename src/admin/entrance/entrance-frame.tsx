import type { ReactNode } from 'react'
import { AdminBrand } from '../frame/admin-brand.tsx'
import { AdminThemeToggle } from '../frame/admin-theme-toggle.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

type EntranceFrameProps = {
  title: string
  intro: string
  /** Behind the form, such as a way out. */
  footer: ReactNode
  /** Beside the switch between light and dark. */
  corner?: ReactNode
  children: ReactNode
}

/** What stands before the admin area: signing in, and what has to be done first. */
export function EntranceFrame({ title, intro, footer, corner, children }: EntranceFrameProps) {
  useDocumentTitle(title)
  return (
    <div className="relative grid min-h-dvh place-items-center px-4 py-16">
      <div className="absolute end-3 top-3 flex items-center gap-1">
        {corner}
        <AdminThemeToggle />
      </div>
      <main className="w-full max-w-sm">
        <AdminBrand className="mb-8" />
        <h1 className="text-h2">{title}</h1>
        <p className="mt-1 text-small text-muted">{intro}</p>
        <div className="mt-8">{children}</div>
        <div className="mt-8 text-small">{footer}</div>
      </main>
    </div>
  )
}
