import { useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { countUp } from './motion/count-up.ts'

type SectionCounterProps = {
  /** The figure as it is written, such as '2,500+' or '94%'. */
  figure: string
  /** Milliseconds between the moment it is seen and the first step, for figures that start one after the other. */
  delay?: number
  className?: string
}

/** A figure that counts up once, when it is seen. The server sends it as it is. */
export function SectionCounter({ figure, delay = 0, className }: SectionCounterProps) {
  return (
    <span className={classNames('inline-grid tabular-nums', className)}>
      <Figure key={figure} figure={figure} delay={delay} />
    </span>
  )
}

/** React never looks inside: it may be counting by the time it comes. */
function Figure({ figure, delay }: { figure: string; delay: number }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => (box.current ? countUp(box.current) : undefined), [])
  return (
    <bdi ref={box} dir={figureDirection(figure)} data-counter={delay} suppressHydrationWarning>
      {figure}
    </bdi>
  )
}

/** Marks behind Arabic digits stand to their left: digits alone do not say so. */
function figureDirection(figure: string): 'rtl' | undefined {
  return /[٠-٩]/.test(figure) ? 'rtl' : undefined
}
