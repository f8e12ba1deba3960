import { expect, it } from 'vitest'
import { shortScripts } from './inline-scripts.mjs'

it('says the same in fewer letters', () => {
  const written = `(${function greet(visitorName) {
    // Comments stay with us.
    return `Hello ${visitorName}`
  }})('Nile')`
  const { theme } = shortScripts({ theme: written })
  expect(theme.length).toBeLessThan(written.length)
  expect(theme).not.toMatch(/Comments|visitorName/)
  // biome-ignore lint/security/noGlobalEval: what it does is what has to stay the same
  expect(eval(theme)).toBe('Hello Nile')
})

it('says which script cannot be understood', () => {
  expect(() => shortScripts({ start: '(() => {' })).toThrow(/"start"/)
})
