import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { compareValues } from '../../schema/compare-values.ts'
import { image, integer, longText, text, textList } from '../../schema/fields.ts'
import { list } from '../../schema/nested-fields.ts'
import { ComparisonView } from './comparison-view.tsx'
import { type PartRestore, PartRestoreContext } from './part-restore.ts'
import { restorablePart } from './restorable-part.ts'

const fields = {
  intro: longText('Intro'),
  photo: image('Photo', { folder: 'programs' }),
  tags: textList('Tags'),
  links: list(
    'Links',
    { id: text('Id'), title: text('Title'), order: integer('Order') },
    { itemLabel: 'Link' },
  ),
}
const link = (id: string, order: number, title = id) => ({ id, title, order })
const older = {
  intro: 'We meet every Monday',
  photo: '/files/a.webp',
  tags: ['Food', 'Water'],
  links: ['one', 'two', 'three'].map((id, index) => link(id, index + 1)),
}

function drawn(changes: Partial<typeof older>): string {
  const newer = { ...older, ...changes }
  const parts: PartRestore = {
    partOf: (change, item) => restorablePart({ older, newer, now: newer }, change, item),
    restore: async () => {},
  }
  return renderToStaticMarkup(
    <PartRestoreContext value={parts}>
      <ComparisonView comparison={compareValues(fields, older, newer)} />
    </PartRestoreContext>,
  )
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)

it('tells a changed text word by word, with words for those who do not see the marks', () => {
  const html = drawn({ intro: 'We meet every Tuesday' })
  expect(html).toMatch(/<del[^>]*>.*Monday.*<\/del><ins[^>]*>.*Tuesday.*<\/ins>/)
  expect(wordsOf(html)).toContain(
    'We meet every Removed: Monday End of change. Added: Tuesday End of change. 3 fields are unchanged',
  )
})

it('shows pictures side by side', () => {
  const html = drawn({ photo: '/files/b.webp' })
  expect(html.match(/<img [^>]*src="[^"]*"/g)).toHaveLength(2)
  expect(wordsOf(html)).toMatch(/Photo .*Before After/)
})

it('tells of a list only the items that changed, and counts the others', () => {
  const html = drawn({ links: [link('two', 1), link('three', 2, 'Three anew'), link('one', 3)] })
  expect(wordsOf(html)).toMatch(
    /Changed Link: Three anew .*Moved Link: one .*from place 1 to place 3\. 1 unchanged/,
  )
  expect(buttonsOf(html)).toEqual([
    'Restore this part: Links',
    'Restore this part: Link: Three anew',
    'Restore this part: Link: one',
  ])
})

it('offers a list of texts as a whole, also where one of them changed', () => {
  expect(buttonsOf(drawn({ tags: ['Food', 'Water and air'] }))).toEqual(['Restore this part: Tags'])
})

it('says that two versions are the same', () => {
  expect(wordsOf(drawn({}))).toMatch(/^These two versions are the same\. 4 fields are unchanged/)
})
