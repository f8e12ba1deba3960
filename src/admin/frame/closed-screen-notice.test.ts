import { expect, it } from 'vitest'
import { rolesWith } from './closed-screen-notice.tsx'

it('names the roles that may open a screen', () => {
  expect(rolesWith('write')).toBe('roles Editor, Admin, and Super Admin')
  expect(rolesWith('manage_users')).toBe('roles Admin and Super Admin')
  expect(rolesWith('all')).toBe('role Super Admin')
})
