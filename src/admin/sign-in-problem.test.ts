import { expect, it } from 'vitest'
import { RequestError } from '../client/request-json.ts'
import { signOutProblem } from './frame/sign-out-problem.ts'
import { signInProblem } from './sign-in-problem.ts'

const said = (status: number, message: string) => new RequestError(status, '', JSON.stringify({ message }))

it('repeats the server’s own words about a refused sign-in', () => {
  expect(signInProblem(said(401, 'Invalid credentials'))).toBe('Invalid credentials')
  expect(signInProblem(new RequestError(401, '', ''))).toBe('Authentication failed.')
})

it('has words for a server that failed, a line that was cut and a mistake of ours', () => {
  expect(signInProblem(said(500, 'Something went wrong'))).toBe('Login failed')
  expect(signInProblem(new TypeError('Failed to fetch'))).toBe('Sign in failed. Please try again.')
  expect(signInProblem(new RangeError('x'))).toBe('An unexpected error occurred')
})

it('says why signing out did not work', () => {
  expect(signOutProblem(said(429, 'Too many'))).toBe('Too many')
  expect(signOutProblem(said(500, 'Something went wrong'))).toBe('Sign out failed. Please try again.')
  expect(signOutProblem(new TypeError('Failed to fetch'))).toBe('Failed to sign out. Please try again.')
})
