import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { TooltipProvider } from '../../src/ui/tooltip.tsx'

/** Puts the component into an otherwise empty page, as the entry files do, until the test is over. */
export function render(component: ReactNode): void {
  const container = document.createElement('div')
  container.id = 'root'
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <TooltipProvider>{component}</TooltipProvider>
    </StrictMode>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}
