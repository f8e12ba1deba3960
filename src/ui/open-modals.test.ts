import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coverPage, topModal } from './open-modals.ts'

/** As much of an element as covering asks for. */
function fakeElement(isKept = false) {
  const attributes = new Map<string, string>()
  return {
    matches: () => isKept,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    isCovered: () => attributes.get('inert') === '' && attributes.get('aria-hidden') === 'true',
    attributes,
  }
}

const page = fakeElement()
const toasts = fakeElement(true)
const [first, second] = [fakeElement(), fakeElement()]
const style: Record<string, string> = {}
const body = {
  children: [page, toasts, first],
  // With a scroll bar of 15 pixels while the page scrolls.
  getBoundingClientRect: () => ({ left: 0, right: style.overflow === 'hidden' ? 1000 : 985 }),
}
const cover = (layer: object) => coverPage(layer as Element)

beforeEach(() => {
  vi.stubGlobal('document', {
    body,
    documentElement: { style },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('puts all but the window and messages out of reach, and gives back what it took', () => {
  const uncover = cover(first)
  expect([page, toasts, first].map((element) => element.isCovered())).toEqual([true, false, false])
  expect(style).toMatchObject({ overflow: 'hidden', padding: '0 15px 0 0px' })
  expect(topModal()).toBe(first)
  uncover()
  expect([page, toasts, first].every(({ attributes }) => attributes.size === 0)).toBe(true)
  expect(style).toMatchObject({ overflow: '', padding: '' })
  expect(topModal()).toBeUndefined()
})

it('stacks windows, in whatever order they go', () => {
  const uncoverFirst = cover(first)
  body.children.push(second)
  const uncoverSecond = cover(second)
  expect(topModal()).toBe(second)
  expect([page, first, second].map((element) => element.isCovered())).toEqual([true, true, false])
  uncoverFirst()
  expect(topModal()).toBe(second)
  expect(page.isCovered()).toBe(true)
  expect(style.overflow).toBe('hidden')
  uncoverSecond()
  expect([page, first, second].some((element) => element.isCovered())).toBe(false)
  expect(style.overflow).toBe('')
})
