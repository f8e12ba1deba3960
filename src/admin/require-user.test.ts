import { expect, it } from 'vitest'
import { backFrom } from './require-user.tsx'

it('goes back to an address of the admin area and to no other', () => {
  expect(backFrom({ from: '/admin/team?q=a#top' })).toBe('/admin/team?q=a#top')
  expect(backFrom({ from: '/admin' })).toBe('/admin')
  for (const from of ['https://evil.example', '//evil.example', '/administrator', '/', 5, undefined])
    expect(backFrom({ from })).toBeUndefined()
  expect(backFrom(null)).toBeUndefined()
})
