import { expect, it } from 'vitest'
import { applicationFields } from '../../../content/application/application.ts'
import { join } from './join.ts'

it('says what is missing in an application in the words of the server', () => {
  const required = Object.entries(applicationFields).filter(([, { isRequired }]) => isRequired)
  expect(required).toHaveLength(4)
  for (const [name, { rule }] of required)
    expect(join.unsent(name, true)).toBe(rule.safeParse('').error?.issues[0]?.message)
  const wrong = applicationFields.email.rule.safeParse('mona@').error?.issues[0]
  expect(join.unsent('email', false)).toBe(wrong?.message)
})
