import { expect, it } from 'vitest'
import { sectionWith } from '../page-section/blank-section.ts'
import { sectionHints } from '../page-section/section-hints.ts'
import { ownPageBuilder } from './own-page-builder.ts'
import { ownPageSections } from './own-page-sections.ts'

const page = { title: 'Press', description: 'Facts.', imageUrl: '', sections: [] }
const text = sectionWith('text', 'richText', { header: 'Text', order: 1 })

it('begins with the title, the summary and the cover of the page', () => {
  expect(ownPageSections({ ...page, sections: [text] })).toMatchObject([
    { layout: 'simpleHero', header: 'Press', content: 'Facts.' },
    { id: 'text' },
  ])
  expect(ownPageSections({ ...page, imageUrl: '/a.jpg' })).toMatchObject([
    { layout: 'customHero', images: [{ url: '/a.jpg' }] },
  ])
})

it('leaves that to a section of its own that opens the page', () => {
  const hero = sectionWith('hero', 'hero', { header: 'Hello', order: 1 })
  expect(ownPageSections({ ...page, sections: [hero, { ...text, order: 2 }] }).map(({ id }) => id)).toEqual([
    'hero',
    'text',
  ])
  const off = { ...hero, enabled: false }
  expect(ownPageSections({ ...page, sections: [off, { ...text, order: 2 }] }).map(({ id }) => id)).toEqual([
    'opening',
    'text',
  ])
})

it('asks nobody for more words in the opening that the page makes itself', () => {
  for (const imageUrl of ['', '/a.jpg']) {
    const [opening] = ownPageSections({ ...page, imageUrl })
    const { layout: _, ...hints } = { layout: '', ...sectionHints(opening ?? text, ownPageBuilder.hints) }
    expect(hints).toEqual({})
  }
})
