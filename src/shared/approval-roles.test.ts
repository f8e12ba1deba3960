import { expect, it } from 'vitest'
import { approvalRoles, needsApproval } from './approval-roles.ts'

it('nobody asks before a role is told to', () => {
  expect(approvalRoles.some((role) => needsApproval({ role }, []))).toBe(false)
})

it('a role asks when it is told to, and so does every role below it', () => {
  expect(needsApproval({ role: 'editor' }, ['editor'])).toBe(true)
  expect(needsApproval({ role: 'admin' }, ['editor'])).toBe(false)
  expect(needsApproval({ role: 'editor' }, ['admin'])).toBe(true)
  expect(needsApproval({ role: 'viewer', permissions: ['manage_content'] }, ['admin'])).toBe(true)
})

it('whoever may do everything never asks, and no super admin can be made to', () => {
  expect(needsApproval({ role: 'admin', permissions: ['all'] }, ['admin'])).toBe(false)
  expect(needsApproval({ role: 'super_admin' }, ['admin'])).toBe(false)
  expect(approvalRoles).not.toContain('super_admin')
})
