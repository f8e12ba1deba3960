import { expect, it } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

it.each([
  ['nothing', ''],
  ['English', 'Six months of acceleration'],
  ['letters of Latin-1', 'Café · 2024 ©'],
  ['Arabic beside English', '<a lang="ar">العربية</a> • Cairo’s'],
  ['an emoji', 'Well done 🎉'],
  ['half an emoji', 'Well done \ud83c, and on'],
])('encodes %s as UTF-8', (_what, text) => {
  expect(utf8Bytes(text)).toEqual(Buffer.from(text))
})
