import { describe, expect, it } from 'vitest'
import { contentTypes } from '../../content/index.ts'
import { hasList, recordAddress, translationAddress } from '../record-address.ts'
import { findOutline, outlineOf } from './content-outlines.ts'

describe.each(contentTypes.map((definition) => [definition.name, definition] as const))(
  'the outline of %s',
  (name, definition) => {
    const outline = outlineOf(name)

    it('leads where the definition leads', () => {
      for (const id of ['nile', 'new', 'a/b c', "$& $' 100%"]) {
        expect(recordAddress(outline, id)).toBe(recordAddress(definition, id))
        expect(translationAddress(outline, id, 'ar')).toBe(translationAddress(definition, id, 'ar'))
      }
    })

    it('has its screens, with a list where they have one', () => {
      const screensOf = (type: typeof definition | typeof outline) =>
        type.screens.map((screen) => [screen.path, hasList(type, screen)])
      expect(screensOf(outline)).toEqual(screensOf(definition))
    })
  },
)

it('says when there is none', () => {
  expect(findOutline('user')).toBeUndefined()
  expect(() => outlineOf('user')).toThrow('There is no content type "user"')
})
