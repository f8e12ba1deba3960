import { describe, expect, it } from 'vitest'
import { toastReducer } from './toast-state.ts'

const saved = toastReducer(null, { type: 'show', id: 1, options: { title: 'Saved' } })

describe('toastReducer', () => {
  it('shows a toast', () => {
    expect(saved).toEqual({ id: 1, title: 'Saved', isOpen: true })
  })

  it('shows only the newest of two', () => {
    expect(toastReducer(saved, { type: 'show', id: 2, options: { title: 'Deleted' } })).toEqual({
      id: 2,
      title: 'Deleted',
      isOpen: true,
    })
  })

  it('closes a dismissed toast and forgets it only later', () => {
    const closed = toastReducer(saved, { type: 'dismiss', id: 1 })
    expect(closed).toMatchObject({ id: 1, isOpen: false })
    expect(toastReducer(closed, { type: 'remove', id: 1 })).toBeNull()
  })

  it('closes whichever is shown when none is named', () => {
    expect(toastReducer(saved, { type: 'dismiss', id: 'any' })).toMatchObject({ isOpen: false })
  })

  it('leaves a newer toast alone when an older one is dismissed or removed', () => {
    expect(toastReducer(saved, { type: 'dismiss', id: 0 })).toBe(saved)
    expect(toastReducer(saved, { type: 'remove', id: 0 })).toBe(saved)
  })

  it('does not remove a toast that is still shown', () => {
    expect(toastReducer(saved, { type: 'remove', id: 1 })).toBe(saved)
  })

  it('ignores a dismissal when nothing is shown', () => {
    expect(toastReducer(null, { type: 'dismiss', id: 'any' })).toBeNull()
  })
})
