import { Pause, Play } from 'lucide-react'
import { type FocusEvent, startTransition, useEffect, useState } from 'react'
import type { Partner } from '../content/partner/partner.ts'
import { visibleInOrder } from '../content/visible-in-order.ts'
import { classNames } from '../ui/class-names.ts'
import { PlainIconButton } from '../ui/plain-icon-button.tsx'
import { PartnerMark } from './partner-mark.tsx'
import { sectionTexts } from './section-texts.ts'

type PartnerStripProps = {
  /** All of them: the active ones are shown, in their order. */
  partners: readonly Partner[]
  /** Names the strip for screen readers. */
  label?: string
  className?: string
}

const secondsPerLogo = 4
const stripLook =
  'relative flex w-full [mask-image:linear-gradient(to_right,transparent,black_4%,black_96%,transparent)] motion-reduce:[mask-image:none]'

/**
 * Logos that pass by, without end; a still grid for those who want no motion. The copy that closes the circle, and with
 * it the motion, comes when the page lives; until then the row can be scrolled. Nothing without an active partner.
 */
export function PartnerStrip({ partners, label = sectionTexts.partners, className }: PartnerStripProps) {
  const [isPaused, setPaused] = useState(false)
  const [hasCopy, setHasCopy] = useState(false)
  useEffect(() => startTransition(() => setHasCopy(true)), [])
  const shown = visibleInOrder(partners)
  if (shown.length === 0) return null
  const style = { animationDuration: `${shown.length * secondsPerLogo}s` }
  const look = classNames(copyLook, hasCopy && moving, isPaused ? paused : pausedWhileUsed)
  return (
    <div className={classNames('group/strip', className)}>
      {/* Fades out at both ends, as something that goes on beyond them. */}
      <section
        aria-label={label}
        onBlur={scrollBack}
        className={classNames(
          stripLook,
          hasCopy ? 'overflow-hidden' : 'overflow-x-auto [scrollbar-width:none]',
        )}
      >
        <ul style={style} className={look}>
          {shown.map((partner) => (
            <PartnerMark key={partner.id} partner={partner} />
          ))}
        </ul>
        {hasCopy && (
          <ul style={style} aria-hidden="true" className={classNames(look, 'motion-reduce:hidden')}>
            {shown.map((partner) => (
              <PartnerMark key={partner.id} partner={partner} isCopy />
            ))}
          </ul>
        )}
      </section>
      <div className="mt-3 flex justify-end motion-reduce:hidden">
        <PlainIconButton
          label={isPaused ? sectionTexts.playPartners : sectionTexts.pausePartners}
          icon={isPaused ? <Play className="fill-current" /> : <Pause className="fill-current" />}
          onClick={() => setPaused(!isPaused)}
          size="sm"
        />
      </div>
    </div>
  )
}

// Each copy is at least as wide as the strip, so that few logos leave no hole where the copies meet.
const copyLook =
  'flex min-w-full shrink-0 justify-around gap-5 pe-5 ' +
  'motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:pe-0'
const moving = 'animate-strip [--strip-away:-100%] rtl:[--strip-away:100%] motion-reduce:animate-none'
const paused = '[animation-play-state:paused]'
const pausedWhileUsed =
  'group-focus-within/strip:[animation-play-state:paused] group-hover/strip:[animation-play-state:paused]'

/** A focused logo is scrolled into view; the strip returns to its place when the focus leaves. */
function scrollBack({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollTo({ left: 0 })
}
