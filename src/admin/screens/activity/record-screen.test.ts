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

  it('is the trash for what was deleted, and none for what is gone for good', () => {
    expect(recordScreen({ type: 'partner', id: '7', action: 'delete' })).toBe('/admin/trash')
    expect(recordScreen({ type: 'application', id: '7', action: 'delete' })).toBeUndefined()
    expect(recordScreen({ type: 'file', id: '7', action: 'create' })).toBeUndefined()
    expect(recordScreen({ type: 'constructor', id: '7', action: 'create' })).toBeUndefined()
  })
})
