import { ArrowUp, Mail, MessageCircle, Phone, Plus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import * as messages from '../messages/site-messages.ts'
import { useFooter } from './site-footer.tsx'

const round =
  'inline-flex size-13 items-center justify-center rounded-full border border-line bg-raised text-ink shadow-float transition-colors hover:bg-sunken [&_svg]:size-5'

/** Ways to reach the foundation, and back to the top. */
export function FloatingActions() {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const texts = messages.frame
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from anywhere inside
    <div
      ref={root}
      className="fixed end-4 bottom-4 z-30 flex flex-col items-end gap-3 animate-rise-in sm:end-6 sm:bottom-6 print:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      }}
    >
      <ul id={listId} hidden={!isOpen} className="grid justify-items-end gap-2">
        <ContactActions />
      </ul>
      <div className="flex gap-3">
        <button type="button" className={round} aria-label={texts.backToTop} onClick={scrollToTop}>
          <ArrowUp aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={texts.contactActions}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex size-13 items-center justify-center rounded-full bg-action text-on-action shadow-float transition-colors hover:bg-action-hover"
        >
          <Plus
            aria-hidden="true"
            className={classNames('size-6 transition-transform', isOpen && 'rotate-45')}
          />
        </button>
      </div>
    </div>
  )
}

function ContactActions() {
  const { footer } = useFooter()
  const digits = footer.phone.replace(/\D/g, '')
  const texts = messages.frame
  return (
    <>
      {footer.email && <Action href={`mailto:${footer.email}`} icon={<Mail />} label={texts.contactUs} />}
      {digits && (
        <Action href={`tel:${footer.phone.replace(/[^+\d]/g, '')}`} icon={<Phone />} label={texts.callUs} />
      )}
      {digits && (
        <Action href={`https://wa.me/${digits}`} icon={<MessageCircle />} label={texts.liveChat} isNewTab />
      )}
    </>
  )
}

interface ActionProps {
  href: string
  icon: ReactNode
  label: string
  isNewTab?: boolean
}

function Action({ href, icon, label, isNewTab = false }: ActionProps) {
  const newTab = isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <li>
      <a
        href={href}
        {...newTab}
        className="inline-flex h-12 items-center gap-2.5 rounded-full border border-line bg-raised px-5 font-medium text-ink text-small shadow-float hover:bg-sunken [&_svg]:size-4"
      >
        <span aria-hidden="true">{icon}</span>
        {label}
      </a>
    </li>
  )
}

function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
