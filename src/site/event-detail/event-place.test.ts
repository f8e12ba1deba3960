import { expect, it } from 'vitest'
import { isOnline, mapLink } from './event-place.ts'

it('a place can be looked up on a map', () => {
  expect(mapLink('GSF House, Shubra & Cairo')).toBe(
    'https://www.openstreetmap.org/search?query=GSF%20House%2C%20Shubra%20%26%20Cairo',
  )
})

it.each(['Online', 'ONLINE (Zoom)', 'https://meet.example/abc', 'أونلاين'])(
  '%s is no place on a map',
  (location) => {
    expect(isOnline(location)).toBe(true)
    expect(mapLink(location)).toBeUndefined()
  },
)

it('no location leads to no map', () => {
  expect(mapLink('')).toBeUndefined()
  expect(isOnline('')).toBe(false)
})
