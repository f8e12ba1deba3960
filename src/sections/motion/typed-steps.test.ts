import { describe, expect, it } from 'vitest'
import { nextTyped } from './typed-steps.ts'

describe('typing one line after the other', () => {
  it('adds a letter every 80 milliseconds', () => {
    expect(nextTyped({ line: 0, shown: 1 }, ['Hello', 'World'])).toEqual({
      state: { line: 0, shown: 2 },
      delay: 80,
    })
  })

  it('keeps a finished line for a second, then begins the next', () => {
    expect(nextTyped({ line: 0, shown: 5 }, ['Hello', 'World'])).toEqual({
      state: { line: 1, shown: 0 },
      delay: 1000,
    })
  })

  it('begins again after the last line', () => {
    expect(nextTyped({ line: 1, shown: 5 }, ['Hello', 'World'])?.state).toEqual({ line: 0, shown: 0 })
  })

  it('lets a single finished line stand', () => {
    expect(nextTyped({ line: 0, shown: 5 }, ['Hello'])).toBeNull()
  })

  it('types a letter with its marks in one stroke', () => {
    expect(nextTyped({ line: 0, shown: 3 }, ['سوقًا'])?.state).toEqual({ line: 0, shown: 4 })
    expect(nextTyped({ line: 0, shown: 4 }, ['سوقًا'])).toBeNull()
    expect(nextTyped({ line: 0, shown: 2 }, ['👩🏾‍🌾!'])).toBeNull()
  })
})
