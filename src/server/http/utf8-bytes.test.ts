import { expect, it } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

it.each([
  ['short', 'Nile – النيل'],
  ['long', 'Nile – النيل 🌊 '.repeat(500)],
  ['long and plain', 'Nile '.repeat(1000)],
  ['long with half of a character pair', `${'Nile '.repeat(1000)}\ud83c`],
])('turns a text that is %s into the bytes any other encoder makes', (_, text) => {
  expect(utf8Bytes(text)).toEqual(Buffer.from(text))
})
