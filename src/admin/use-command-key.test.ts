import { describe, expect, it } from 'vitest'
import { isCommand } from './use-command-key.ts'

describe('a key pressed with Ctrl or ⌘', () => {
  const event = {
    ...{ key: 's', code: 'KeyS' },
    ...{ ctrlKey: true, metaKey: false, altKey: false, shiftKey: false },
  }

  it('is known by its letter, wherever the keyboard has it', () => {
    expect(isCommand(event, 's')).toBe(true)
    expect(isCommand({ ...event, key: 'S', ctrlKey: false, metaKey: true }, 's')).toBe(true)
    expect(isCommand({ ...event, code: 'Semicolon' }, 's')).toBe(true)
    expect(isCommand({ ...event, key: 'o' }, 's')).toBe(false)
  })

  it('is known by its place on an Arabic keyboard', () => {
    expect(isCommand({ ...event, key: 'س' }, 's')).toBe(true)
    expect(isCommand({ ...event, key: 'ن', code: 'KeyK' }, 'k')).toBe(true)
    expect(isCommand({ ...event, key: 'ش', code: 'KeyA' }, 's')).toBe(false)
  })

  it('counts with nothing else', () => {
    expect(isCommand({ ...event, ctrlKey: false }, 's')).toBe(false)
    expect(isCommand({ ...event, shiftKey: true }, 's')).toBe(false)
    expect(isCommand({ ...event, altKey: true }, 's')).toBe(false)
  })
})
