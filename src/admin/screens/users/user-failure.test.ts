import { describe, expect, it } from 'vitest'
import { RequestError } from '../../../client/request-json.ts'
import { createFailure, updateFailure } from './user-failure.ts'

const refused = (status: number, message: string) =>
  new RequestError(status, 'Refused', JSON.stringify({ message }))

describe('a user that could not be created', () => {
  it('is explained in the words of the server', () => {
    expect(createFailure(refused(403, 'You cannot grant a role above your own.'))).toEqual({
      title: 'Failed to create user record: You cannot grant a role above your own.',
    })
  })

  it('is told apart from a broken server and a cut line', () => {
    expect(createFailure(refused(500, 'Something went wrong'))).toEqual({ title: 'Failed to create user.' })
    expect(createFailure(new TypeError('Failed to fetch'))).toEqual({
      title: 'Failed to create user. Please try again.',
    })
    expect(() => createFailure(new RangeError('ours'))).toThrow('ours')
  })
})

describe('a user that could not be updated', () => {
  it('is explained by what the server said', () => {
    expect(updateFailure(refused(403, 'Only a super admin.')).detail).toBe('Only a super admin.')
    expect(updateFailure(refused(412, 'Somebody changed it.')).detail).toMatch(/^Somebody changed it\. /)
    expect(updateFailure(refused(404, 'User not found')).detail).toContain('deleted')
    expect(updateFailure(refused(500, 'Something went wrong'))).toEqual({ title: 'Failed to update user.' })
    expect(updateFailure(new TypeError('Failed to fetch')).detail).toContain('could not be reached')
  })
})
