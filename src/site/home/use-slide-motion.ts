import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { type CarouselMove, type CarouselState, changeTakes, moveOfSwipe } from './carousel-moves.ts'
import { isRightToLeft } from './use-carousel.ts'

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Pushes the slide that was shown out of its place, and the new one in. All of them lie on top of each other. */
export function useSlideMotion(
  list: RefObject<HTMLElement | null>,
  { index, direction }: CarouselState,
): void {
  const shown = useRef(index)
  useLayoutEffect(() => {
    const leaving = list.current?.children[shown.current]
    const coming = list.current?.children[index]
    if (!leaving || !coming || leaving === coming) return
    shown.current = index
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const side = isRightToLeft(coming) ? -direction : direction
    const away = (sign: number) => `calc(${sign * 100}% + ${sign * 2}rem)`
    const timing = { duration: changeTakes, easing }
    coming.animate({ translate: [away(side), '0'] }, timing)
    leaving.animate({ translate: ['0', away(-side)], visibility: ['visible', 'visible'] }, timing)
  }, [list, index, direction])
}

/** A finger takes the slides along; letting go far enough from where it began moves on. */
export function useSwipe(move: (to: CarouselMove) => void) {
  const start = useRef<number | null>(null)
  const follow = (element: HTMLElement, distance: number) =>
    element.style.setProperty('--swipe', `${distance}px`)
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null
    follow(currentTarget, 0)
  }
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent<HTMLElement>) => {
      start.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current !== null) follow(currentTarget, clientX - start.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const to =
        start.current === null
          ? undefined
          : moveOfSwipe(event.clientX - start.current, isRightToLeft(event.currentTarget))
      end(event)
      if (to !== undefined) move(to)
    },
    // The browser scrolls the page with this finger.
    onPointerCancel: end,
  }
}
