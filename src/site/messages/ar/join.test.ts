import { expect, it } from 'vitest'
import { join } from './join.ts'

const refused = (path: string, typed: string) => join.problem({ path, message: 'Told in English' }, typed)

it('what the server refuses is told in Arabic, by the field and by what it holds', () => {
  expect(refused('name', ' ')).toBe('يُرجى كتابة الاسم')
  expect(refused('name', 'س'.repeat(200))).toMatch(/أطول/)
  expect(refused('email', '')).not.toBe(refused('email', 'mona@'))
  expect(refused('phone', 'call me')).toMatch(/هاتف/)
})

it('what the server says in Arabic is told as it is', () => {
  expect(join.refusal('يُرجى المحاولة غدًا.')).toBe('يُرجى المحاولة غدًا.')
  expect(join.problem({ path: 'subject', message: 'أُغلق باب التقديم' }, 'x')).toBe('أُغلق باب التقديم')
})

it('a field that the form does not know is told of without English too', () => {
  expect(refused('other', 'x')).toMatch(/^[^A-Za-z]+$/)
  expect(join.refusal('Too many requests')).toMatch(/^[^A-Za-z]+$/)
})
