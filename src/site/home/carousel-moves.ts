/** How long a picture is shown before the next one comes. */
export const advanceEvery = 4000
/** How long a change takes; until it is over no other begins. */
export const changeTakes = 600
/** A finger that moves further than this has swiped. */
const swipeDistance = 40

export interface CarouselState {
  index: number
  /** Which way the last change went: 1 forwards, -1 backwards. */
  direction: 1 | -1
  /** When the last change began, in milliseconds. */
  movedAt: number
}

export type CarouselMove = 'next' | 'previous' | 'first' | 'last' | number

export const carouselStart: CarouselState = { index: 0, direction: 1, movedAt: Number.NEGATIVE_INFINITY }

/** The state after a move; the same one while a change is under way, and where there is nowhere to go. */
export function moveCarousel(
  state: CarouselState,
  move: CarouselMove,
  count: number,
  now: number,
): CarouselState {
  const index = targetOf(state.index, move, count)
  if (index === state.index || now - state.movedAt < changeTakes) return state
  const isBackwards = move === 'previous' || (move !== 'next' && index < state.index)
  return { index, direction: isBackwards ? -1 : 1, movedAt: now }
}

function targetOf(index: number, move: CarouselMove, count: number): number {
  if (count < 2) return index
  const target =
    move === 'next'
      ? index + 1
      : move === 'previous'
        ? index - 1
        : move === 'first'
          ? 0
          : move === 'last'
            ? -1
            : move
  return (target + count) % count
}

/** Arrow keys follow the reading direction. */
export function moveOfKey(key: string, isRightToLeft: boolean): CarouselMove | undefined {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key === 'ArrowRight') return isRightToLeft ? 'previous' : 'next'
  if (key === 'ArrowLeft') return isRightToLeft ? 'next' : 'previous'
  return undefined
}

/** A swipe pushes the picture out of the way: to the left, and the next one comes from the right. */
export function moveOfSwipe(distance: number, isRightToLeft: boolean): CarouselMove | undefined {
  if (Math.abs(distance) < swipeDistance) return undefined
  return distance < 0 === isRightToLeft ? 'previous' : 'next'
}
