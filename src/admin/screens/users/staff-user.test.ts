import { describe, expect, it } from 'vitest'
import { defaultPermissions, type Role } from '../../../shared/roles.ts'
import { fixedRole, grantableRoles, mayDelete, nameOf, type StaffUser, untouchable } from './staff-user.ts'

function user(role: Role, changes: Partial<StaffUser> = {}): StaffUser {
  return {
    id: `${role}-1`,
    email: `${role}@example.org`,
    name: 'Mona Farid',
    displayName: '',
    role,
    permissions: defaultPermissions(role),
    isActive: true,
    language: null,
    lastLogin: null,
    createdAt: '',
    updatedAt: '',
    ...changes,
  }
}

const admin = user('admin')
const superAdmin = user('super_admin')

describe('what the user screen offers', () => {
  it('is no role above one’s own', () => {
    expect(grantableRoles(admin)).toEqual(['viewer', 'editor', 'admin'])
    expect(grantableRoles(superAdmin)).toContain('super_admin')
    expect(grantableRoles({ role: 'guest' })).toEqual([])
  })

  it('leaves a super admin to super admins, and never without the role', () => {
    expect(untouchable(admin, superAdmin)).toBe('Only a super admin can change a super admin.')
    expect(untouchable(superAdmin, user('super_admin', { id: 'other' }))).toBeUndefined()
    expect(fixedRole(superAdmin, user('super_admin', { id: 'other' }))).toBeDefined()
    expect(mayDelete(superAdmin, user('super_admin', { id: 'other' }))).toBe(false)
  })

  it('leaves an account alone that holds a permission which one lacks', () => {
    const trusted = user('editor', { permissions: ['read', 'manage_media', 'all'] })
    expect(untouchable(admin, trusted)).toBeDefined()
    expect(mayDelete(admin, trusted)).toBe(false)
    expect(mayDelete(admin, user('editor'))).toBe(true)
  })

  it('lets nobody lock themselves out', () => {
    expect(fixedRole(admin, admin)).toBeDefined()
    expect(mayDelete(admin, admin)).toBe(false)
    expect(fixedRole(admin, user('editor'))).toBeUndefined()
  })

  it('is the full name where there is no display name', () => {
    expect(nameOf(admin)).toBe('Mona Farid')
    expect(nameOf({ ...admin, displayName: 'Mona' })).toBe('Mona')
  })
})
