import { describe, expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

describe('the words of a rich text', () => {
  it('have no marks and no addresses, and keep their lines', () => {
    expect(
      plainWords('## Join **us**\n\nRead [the call](https://a.org/x).\n> *Go!*\n- a\n- b\n  1. c\n  2. d'),
    ).toBe('Join us\n\nRead the call.\n\nGo!\n\n- a\n- b\n1. c\n2. d')
  })

  it('are the text itself, letter for letter, where it was plain', () => {
    const text = 'We ask for:\n- honesty\n\n\n1. One  more \t thing\n> 5'
    expect(plainWords(text)).toBe(text)
  })
})
