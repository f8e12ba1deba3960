import { describe, expect, it } from 'vitest'
import { contentTypes } from '../../../content/index.ts'
import { recordScreen } from './record-screen.ts'

describe('the screen that a change leads to', () => {
  it.each(contentTypes.map(({ name }) => name))('is known for %s', (type) => {
    expect(recordScreen({ type, id: 'a', action: 'update' })).toMatch(/^\/admin\/[a-z]/)
  })

  it('opens the record itself where that has a screen of its own', () => {
    expect(recordScreen({ type: 'program', id: 'a b', action: 'create' })).toBe(
      '/admin/programs/builder/a%20b',
    )
    expect(recordScreen({ type: 'application', id: '7', action: 'update' })).toBe(
      '/admin/applications?view=7',
    )
  })

  it('is the form of what a draft, a translation, a time or a request is about', () => {
    for (const type of ['draft', 'translation', 'schedule', 'approval']) {
      expect(recordScreen({ type, id: 'partner/nile/en', action: 'delete' })).toBe('/admin/partners/nile')
      expect(recordScreen({ type, id: 'partner/nile/ar', action: 'update' })).toBe(
        '/admin/partners/nile/translations/ar',
      )
      expect(recordScreen({ type, id: 'gone/nile/en', action: 'update' })).toBeUndefined()
    }
  })

  it('is the release, unless that was deleted, and the switches of roles', () => {
    expect(recordScreen({ type: 'release', id: '7', action: 'publish' })).toBe('/admin/releases/7')
    expect(recordScreen({ type: 'release', id: '7', action: 'delete' })).toBeUndefined()
    expect(recordScreen({ type: 'approval-roles', id: 'all', action: 'update' })).toBe('/admin/users')
  })

  it('is the trash for what was deleted, and none for what is gone for good', () => {
    expect(recordScreen({ type: 'partner', id: '7', action: 'delete' })).toBe('/admin/trash')
    expect(recordScreen({ type: 'application', id: '7', action: 'delete' })).toBeUndefined()
    expect(recordScreen({ type: 'file', id: '7', action: 'create' })).toBeUndefined()
    expect(recordScreen({ type: 'constructor', id: '7', action: 'create' })).toBeUndefined()
  })
})
