import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Written } from './written.tsx'

export type NavDisclosureProps = {
  /** The button's words. */
  label: string
  align?: 'start' | 'end'
  /** Looks as the current place, as a link of the same bar would. */
  isCurrent?: boolean
  className?: string
  panelClassName?: string
  /** Links; following one closes the panel. */
  children: ReactNode
}

/**
 * A button in a navigation bar that shows a panel of links: a disclosure, not a menu, as links want to be.
 * Positioned by CSS alone, so it costs a visitor next to nothing.
 */
export function NavDisclosure({
  label,
  align = 'start',
  isCurrent,
  className,
  panelClassName,
  children,
}: NavDisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useOutsidePointer(root, isOpen, () => setOpen(false))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles from the button and the links
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
        className={classNames('inline-flex items-center gap-1.5', className)}
      >
        <Written as="span">{label}</Written>
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Enter on a link is a click too */}
      <div
        id={panelId}
        hidden={!isOpen}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false)
        }}
        className={classNames(
          'absolute top-full z-40 mt-3 rounded-card bg-raised p-2 text-ink shadow-float animate-rise-in',
          align === 'start' ? 'start-0' : 'end-0',
          panelClassName,
        )}
      >
        {children}
      </div>
    </div>
  )
}

function useOutsidePointer(root: { current: HTMLElement | null }, isActive: boolean, onOutside: () => void) {
  const report = useRef(onOutside)
  useEffect(() => {
    report.current = onOutside
  })
  useEffect(() => {
    if (!isActive) return
    const check = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) report.current()
    }
    document.addEventListener('pointerdown', check)
    return () => document.removeEventListener('pointerdown', check)
  }, [root, isActive])
}
