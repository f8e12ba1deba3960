import { describe, expect, it } from 'vitest'
import { checkNew } from '../../schema/check-input.ts'
import { program } from '../program/program.ts'
import { sectionWith } from './blank-section.ts'

const sectionsOf = (sections: unknown[]) => checkNew(program, { title: 'a', sections }).sections

describe('a section', () => {
  it('is complete when only a layout was sent', () => {
    expect(sectionsOf([{ layout: 'hero' }])).toEqual([sectionWith('section-1', 'hero', { order: 1 })])
  })

  it('keeps a layout that we do not draw', () => {
    expect(sectionsOf([{ layout: 'holo-wall' }])[0]?.layout).toBe('holo-wall')
  })

  it.each([[49], [801], ['wide'], [12.5]])('of width %j gets the default width', (imageWidth) => {
    expect(sectionsOf([{ imageWidth }])[0]?.imageWidth).toBe(192)
  })

  it('keeps a width within 50 and 800', () => {
    expect(
      sectionsOf([{ imageWidth: 50 }, { imageWidth: 800 }]).map((section) => section.imageWidth),
    ).toEqual([50, 800])
  })

  it('gets an id that no other section has, and keeps its own', () => {
    const ids = sectionsOf([{ id: 'section-2' }, {}, { id: 'cta' }, {}]).map((section) => section.id)
    expect(ids).toEqual(['section-2', 'section-3', 'cta', 'section-4'])
  })

  it.each([
    [{ buttonUrl: 'javascript:alert(1)' }],
    [{ videoUrl: '/join' }],
    [{ align: 'justify' }],
    [{ primaryColor: 'red;background:url(x)' }],
    [{ layout: '<script>' }],
    [{ images: [{ url: 'data:image/svg+xml,x' }] }],
    [null],
    ['hero'],
  ])('%j is refused', (section) => expect(() => sectionsOf([section])).toThrow())
})
