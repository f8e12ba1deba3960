import { ArrowUp, Mail, MessageCircle, Phone, Plus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import * as messages from '../messages/site-messages.ts'
import { useFooter } from './site-footer.tsx'
import { useReadingDown } from './use-reading-down.ts'

const round =
  'inline-flex size-11 items-center justify-center rounded-full shadow-float transition-colors lg:size-13 [&_svg]:size-5'
const pill =
  'inline-flex h-12 items-center gap-2.5 rounded-full border border-line bg-raised px-5 font-medium text-ink text-small shadow-float hover:bg-sunken [&_svg]:size-4'
/** Below the edge of a small screen while somebody reads on; the keyboard brings it back. */
const away =
  'max-lg:not-has-focus-visible:data-away:translate-y-24 transition-[translate] duration-200 ease-out'

/** Ways to reach the foundation, and back to the top: one button on small screens, where it goes out of the way of who reads. */
export function FloatingActions() {
  const [isOpen, setOpen] = useState(false)
  const isReadingDown = useReadingDown()
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const texts = messages.frame
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from anywhere inside
    <div
      ref={root}
      data-away={(isReadingDown && !isOpen) || undefined}
      className={classNames(
        'fixed end-4 bottom-4 z-30 flex flex-col items-end gap-3 lg:end-6 lg:bottom-6 lg:animate-rise-in print:hidden',
        away,
      )}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      }}
    >
      <ul id={listId} hidden={!isOpen} className="grid justify-items-end gap-2">
        <ContactActions />
        <li className="lg:hidden">
          <button type="button" className={pill} onClick={scrollToTop}>
            <ArrowUp aria-hidden="true" />
            {texts.backToTop}
          </button>
        </li>
      </ul>
      <div className="flex gap-3">
        <button
          type="button"
          className={classNames(round, 'border border-line bg-raised text-ink hover:bg-sunken max-lg:hidden')}
          aria-label={texts.backToTop}
          onClick={scrollToTop}
        >
          <ArrowUp aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={texts.contactActions}
          onClick={() => setOpen(!isOpen)}
          className={classNames(round, 'bg-action text-on-action hover:bg-action-hover')}
        >
          <Plus aria-hidden="true" className={classNames('transition-transform', isOpen && 'rotate-45')} />
        </button>
      </div>
    </div>
  )
}

function ContactActions() {
  const { footer } = useFooter()
  const phone = footer.phone.replace(/[^+\d]/g, '')
  const whatsapp = footer.whatsapp.replace(/\D|^00/g, '')
  const texts = messages.frame
  return (
    <>
      {footer.email && <Action href={`mailto:${footer.email}`} icon={<Mail />} label={texts.contactUs} />}
      {phone && <Action href={`tel:${phone}`} icon={<Phone />} label={texts.callUs} />}
      {whatsapp && (
        <Action href={`https://wa.me/${whatsapp}`} icon={<MessageCircle />} label={texts.liveChat} isNewTab />
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
      <a href={href} {...newTab} className={pill}>
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
