import { expect, it } from 'vitest'
import { pageKey, plainPath } from './page-key.ts'

it.each([
  ['/Programs/Nile/', '/programs/Nile'],
  ['/news/TAG/Water%20now/Page/2', '/news/tag/Water%20now/page/2'],
  ['/news/tag/R&D', '/news/tag/R%26D'],
  ['/events/a%2Fb', '/events/a%2Fb'],
  ['/AR/%52eport/', '/ar/Report'],
  ['/x/%2e%2e/programs', '/x/%2e%2e/programs'],
  ['/wp-login.php', '/wp-login.php'],
])('%s is spelled %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
  expect(plainPath(plain)).toBe(plain)
})

it('keeps a page by its path, unless its query decides what it shows', () => {
  expect(pageKey('/events?from=mail')).toBe('/events')
  expect(pageKey('/events?tab=past')).toBeUndefined()
  expect(pageKey('/ar/report')).toBe('/ar/report')
})

it('keeps no other spelling, and one page for all that do not exist', () => {
  for (const path of ['//programs', '/Programs', '/admin', '/a.b'])
    expect(pageKey(path), path).toBeUndefined()
  for (const path of ['/a/b/c/d', '/x/%2E./programs', '/./impact']) expect(pageKey(path), path).toBe('/*')
  expect(pageKey('/ar/a/b/c/d')).toBe('/ar/*')
})
