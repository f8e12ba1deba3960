import { expect, it } from 'vitest'
import { completeWebAddress } from './complete-web-address.ts'
import { isSafeLink } from './safe-url.ts'

it.each([
  ['nile.example', 'https://nile.example'],
  ['www.Nile.example/about?x=1#top', 'https://www.Nile.example/about?x=1#top'],
  ['nile.example:8080/a:b@c', 'https://nile.example:8080/a:b@c'],
  ['مؤسسة.مصر/عنا', 'https://مؤسسة.مصر/عنا'],
  ['xn--4gbrim.example', 'https://xn--4gbrim.example'],
])('completes %s', (typed, address) => {
  expect(completeWebAddress(typed)).toBe(address)
  expect(isSafeLink(address)).toBe(true)
})

it.each([
  '',
  'https://nile.example',
  'HTTP://nile.example',
  'mailto:a@nile.example',
  'tel:+20',
  '/join',
  '#top',
  '//nile.example',
  'programs',
  '1.2.3.4',
  'a@nile.example',
  'nile .example',
  'nile..example',
  '-nile.example',
  'nile.example\\@evil.example',
  'javascript:alert(document.cookie)',
  'java.script:alert(1)',
  'data:text/html,x.y',
  'vbscript:x.y',
])('leaves %j as it is', (address) => {
  expect(completeWebAddress(address)).toBe(address)
})
