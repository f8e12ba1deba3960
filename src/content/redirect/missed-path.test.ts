import { expect, it } from 'vitest'
import { missKindOf } from './missed-path.ts'

it.each(['/annual-report-2019', '/old/page.html', '/brochure.pdf', '/قديم/صفحة', '/programs/brigdez'])(
  'counts %s as a page somebody looked for',
  (path) => {
    expect(missKindOf(path)).toBe('page')
  },
)

it.each([
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/vendor/phpunit',
  '/x.sql',
  '/<script>',
  '/favicon-9.ico',
])('counts %s as a robot’s', (path) => {
  expect(missKindOf(path)).toBe('robot')
})

it.each([
  '/join/laila@nile.example',
  '/u/laila%40nile.example',
  '/call/+201234567890',
  `/${'a'.repeat(61)}`,
  `/${'a/'.repeat(90)}`,
])('keeps nothing of %s', (path) => {
  expect(missKindOf(path)).toBeUndefined()
})
