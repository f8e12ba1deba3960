import { useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { figureAt } from './counted-figure.ts'
import { useCountUp } from './use-count-up.ts'

type SectionCounterProps = {
  /** The figure as it is written, such as '2,500+' or '94%'. */
  figure: string
  /** Milliseconds between the moment it is seen and the first step, for figures that start one after the other. */
  delay?: number
  className?: string
}

/**
 * A figure that counts up once, when it is seen. The figure itself keeps its place underneath: it is what the server
 * sends, what screen readers read and what is printed, and nothing moves around it.
 */
export function SectionCounter({ figure, delay = 0, className }: SectionCounterProps) {
  const box = useRef<HTMLSpanElement>(null)
  const share = useCountUp(box, delay)
  const isCounting = share < 1
  return (
    <span ref={box} className={classNames('inline-grid tabular-nums *:col-start-1 *:row-start-1', className)}>
      <span className={isCounting ? 'opacity-0 print:opacity-100' : undefined}>
        <bdi dir={figureDirection(figure)}>{figure}</bdi>
      </span>
      {isCounting && (
        <span aria-hidden="true" className="print:hidden">
          <bdi dir={figureDirection(figure)}>{figureAt(figure, share)}</bdi>
        </span>
      )}
    </span>
  )
}

/** Marks behind Arabic digits stand to their left: digits alone do not say so. */
function figureDirection(figure: string): 'rtl' | undefined {
  return /[٠-٩]/.test(figure) ? 'rtl' : undefined
}
