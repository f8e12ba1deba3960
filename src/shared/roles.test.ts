import { describe, expect, it } from 'vitest'
import { defaultPermissions, hasPermission, hasRole, rankOf } from './roles.ts'

describe('roles', () => {
  it('rank viewer 1 to super_admin 4, unknown roles 0', () => {
    expect(['viewer', 'editor', 'admin', 'super_admin', 'owner'].map(rankOf)).toEqual([1, 2, 3, 4, 0])
  })

  it('give each role its own permissions and unknown roles none', () => {
    expect(defaultPermissions('editor')).toEqual(['read', 'write', 'manage_content'])
    expect(defaultPermissions('owner')).toEqual([])
  })

  it('let stored permissions win over those of the role', () => {
    expect(hasPermission({ role: 'viewer', permissions: ['manage_media'] }, 'manage_media')).toBe(true)
    expect(hasPermission({ role: 'admin', permissions: [] }, 'read')).toBe(false)
    expect(hasPermission({ role: 'admin', permissions: null }, 'manage_users')).toBe(true)
  })

  it('let super admins do everything', () => {
    expect(hasPermission({ role: 'super_admin' }, 'manage_users')).toBe(true)
    expect(hasRole({ role: 'super_admin' }, 'admin')).toBe(true)
    expect(hasRole({ role: 'editor' }, 'admin')).toBe(false)
  })
})
