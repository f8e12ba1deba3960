import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useMayAnimate, useSavesData } from '../../sections/use-may-animate.ts'
import {
  advanceEvery,
  type CarouselMove,
  type CarouselState,
  carouselStart,
  moveCarousel,
  moveOfKey,
} from './carousel-moves.ts'

interface Carousel {
  state: CarouselState
  /** It changes by itself now. */
  isRunning: boolean
  isPaused: boolean
  setPaused: (isPaused: boolean) => void
  move: (move: CarouselMove) => void
  /** For the element around everything: what the visitor uses stands still. */
  boxProps: ReturnType<typeof useAttention>['props'] & {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/**
 * Changes by itself while it is on screen, nobody uses it and nobody stopped it; never where motion is unwanted. For
 * those who spare data it begins stopped: every change would fetch another picture.
 */
export function useCarousel(box: RefObject<HTMLElement | null>, count: number): Carousel {
  const [state, setState] = useState(carouselStart)
  const savesData = useSavesData()
  const [chosen, setPaused] = useState<boolean>()
  const isPaused = chosen ?? savesData
  const attention = useAttention()
  const mayAnimate = useMayAnimate(box)
  const isPageVisible = useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => true,
  )
  const isRunning = mayAnimate && isPageVisible && !isPaused && !attention.isUsed && count > 1
  const move = (to: CarouselMove) => {
    const now = performance.now()
    setState((current) => moveCarousel(current, to, count, now))
  }

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(
      () => setState(moveCarousel(state, 'next', count, performance.now())),
      advanceEvery,
    )
    return () => clearTimeout(timer)
  }, [isRunning, state, count])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = moveOfKey(event.key, isRightToLeft(event.currentTarget))
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(to)
  }
  return { state, isRunning, isPaused, setPaused, move, boxProps: { ...attention.props, onKeyDown } }
}

/** Whether a mouse is over the element or the keyboard is inside it. */
function useAttention() {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const props = {
    // A finger leaves no pointer behind.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
    onBlur: () => setFocus(false),
  }
  return { isUsed: isHovered || hasFocus, props }
}

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

function onVisibilityChange(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}
