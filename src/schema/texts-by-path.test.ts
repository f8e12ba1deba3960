import { expect, it } from 'vitest'
import { text, textList } from './fields.ts'
import { group, list } from './nested-fields.ts'
import { textsByPath } from './texts-by-path.ts'

const fields = {
  title: text('Title'),
  code: text('Code').sameInEveryLanguage(),
  goals: textList('Goals'),
  seo: group('Search engines', { summary: text('Summary') }),
  sections: list('Sections', {
    id: text('Id').sameInEveryLanguage(),
    header: text('Header'),
    items: list('Items', { title: text('Title') }),
  }),
}
const stored = {
  title: 'Noria',
  code: 'N1',
  goals: ['Water', 'Bread'],
  $ids: { goals: ['w', 'b'] },
  seo: { summary: '' },
  sections: [{ id: 'hero', header: 'Hello', items: [{ title: 'One' }, { id: 'x', title: 'Two' }] }],
}

it('finds the paths of words that are given in the shape of the record', () => {
  const given = {
    title: 'ناعورة',
    goals: ['ماء', 'خبز'],
    sections: { hero: { header: 'أهلًا', items: [{ title: 'واحد' }, { title: 'اثنان' }] } },
  }
  expect(textsByPath(fields, stored, given)).toEqual({
    title: 'ناعورة',
    'goals/w': 'ماء',
    'goals/b': 'خبز',
    'sections/hero/header': 'أهلًا',
    'sections/hero/items/1/title': 'واحد',
    'sections/hero/items/x/title': 'اثنان',
  })
})

it.each([
  [{ name: 'ا' }, 'There is nothing to translate at name'],
  [{ code: 'ا' }, 'There is nothing to translate at code'],
  [{ seo: { summary: 'ا' } }, 'There is nothing to translate at seo/summary'],
  [{ goals: ['ا', 'ب', 'ج'] }, 'goals has no entry 3'],
  [{ goals: 'ا' }, 'goals is a list'],
  [{ title: ['ا'] }, 'title is a text'],
  [{ sections: { end: { header: 'ا' } } }, 'sections has no entry end'],
  [{ sections: ['ا'] }, 'sections/hero is a group'],
])('names what the record does not have: %j', (given, message) => {
  expect(() => textsByPath(fields, stored, given)).toThrow(message)
})
