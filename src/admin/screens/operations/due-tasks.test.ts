import { expect, it } from 'vitest'
import { reasonWords, taskName } from './due-tasks.ts'

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', /does not answer/],
  ['Greeting never received', /does not answer/],
  ['getaddrinfo ENOTFOUND mail.nile.example', /name of the mail server/],
  ['Invalid login: 535 5.7.8 Authentication failed', /user name or password/],
  ["Can't send mail - all recipients were rejected: 550 No such mailbox <…@nile.example>", /recipient/],
  ['self-signed certificate in certificate chain', /certificate/],
  ['database or disk is full', /storage is full/],
])('says %j in plain words', (error, words) => {
  expect(reasonWords(error)).toMatch(words)
})

it('invents no reason for an error it does not know', () => {
  expect(reasonWords('It was Tuesday')).toBeUndefined()
})

it('calls a kind of task by its name, and an unknown one as it calls itself', () => {
  expect(taskName('mail')).toBe('Mail')
  expect(taskName('from-the-future')).toBe('from-the-future')
})
