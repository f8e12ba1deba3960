import { describe, expect, it } from 'vitest'
import { type CarouselMove, carouselStart, moveCarousel, moveOfKey, moveOfSwipe } from './carousel-moves.ts'

/** The state after moves that come a second apart. */
const walk = (count: number, ...moves: CarouselMove[]) =>
  moves.reduce((state, move, second) => moveCarousel(state, move, count, second * 1000), carouselStart)

describe('moving a carousel', () => {
  it('goes on to the next, and from the last to the first', () => {
    expect(walk(3, 'next').index).toBe(1)
    expect(walk(3, 'next', 'next', 'next')).toMatchObject({ index: 0, direction: 1 })
  })

  it('goes back, and from the first to the last', () => {
    expect(walk(3, 'next', 'previous').index).toBe(0)
    expect(walk(3, 'previous')).toMatchObject({ index: 2, direction: -1 })
  })

  it('goes straight to one of them, in the direction it lies', () => {
    expect(walk(3, 2)).toMatchObject({ index: 2, direction: 1 })
    expect(walk(3, 2, 1)).toMatchObject({ index: 1, direction: -1 })
    expect(walk(3, 'last')).toMatchObject({ index: 2, direction: 1 })
    expect(walk(3, 'last', 'first')).toMatchObject({ index: 0, direction: -1 })
  })

  it('ignores what comes within 600 ms of a change', () => {
    const moved = moveCarousel(carouselStart, 'next', 3, 1000)
    expect(moveCarousel(moved, 'next', 3, 1599)).toBe(moved)
    expect(moveCarousel(moved, 'next', 3, 1600).index).toBe(2)
  })

  it('is not locked by a move that led nowhere', () => {
    const same = moveCarousel(carouselStart, 0, 3, 1000)
    expect(same).toBe(carouselStart)
    expect(moveCarousel(same, 'next', 3, 1001).index).toBe(1)
  })

  it('stays where it is with a single picture', () => {
    expect(walk(1, 'next', 'previous', 'last')).toBe(carouselStart)
  })
})

describe('keys', () => {
  it('follow the reading direction', () => {
    expect(moveOfKey('ArrowRight', false)).toBe('next')
    expect(moveOfKey('ArrowLeft', false)).toBe('previous')
    expect(moveOfKey('ArrowRight', true)).toBe('previous')
    expect(moveOfKey('ArrowLeft', true)).toBe('next')
  })

  it('lead to both ends; others are left alone', () => {
    expect(moveOfKey('Home', false)).toBe('first')
    expect(moveOfKey('End', true)).toBe('last')
    expect(moveOfKey('Enter', false)).toBeUndefined()
    expect(moveOfKey('ArrowDown', false)).toBeUndefined()
  })
})

describe('swipes', () => {
  it('push the picture away in the direction of the finger', () => {
    expect(moveOfSwipe(-80, false)).toBe('next')
    expect(moveOfSwipe(80, false)).toBe('previous')
    expect(moveOfSwipe(-80, true)).toBe('previous')
    expect(moveOfSwipe(80, true)).toBe('next')
  })

  it('that are short are no swipes', () => {
    expect(moveOfSwipe(-39, false)).toBeUndefined()
    expect(moveOfSwipe(12, true)).toBeUndefined()
  })
})
