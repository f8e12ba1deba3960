import { describe, expect, it } from 'vitest'
import { contentChecks } from '../../content/content-checks.ts'
import { findProblems } from '../../schema/checks/find-problems.ts'
import { defineCollection } from '../../schema/define-content.ts'
import { richText, text } from '../../schema/fields.ts'
import { group, list } from '../../schema/nested-fields.ts'
import { type SheetText, textName } from './sheet-text.ts'
import { translationDefinition } from './translation-definition.ts'

const post = defineCollection({
  name: 'post',
  path: 'posts',
  label: ['Post', 'Posts'],
  fields: {
    title: text('Title').required(),
    body: richText('Body'),
    parts: list('Parts', { header: text('Header').checked({ fits: 5 }) }, { maxItems: 5, itemLabel: 'Part' }),
    place: group('Place', { name: text('Name').checked({ fits: 4 }) }),
  },
  example: { title: 'One' },
})

const given = (path: string, facts: Partial<SheetText> = {}): SheetText => ({
  path,
  name: textName(path),
  label: path,
  within: [],
  kind: 'text',
  maxLength: undefined,
  source: 'words',
  stored: '',
  isShown: true,
  sourceWas: undefined,
  ...facts,
})

const texts = [
  given('title'),
  given('body', { kind: 'richText' }),
  given('parts/first.one/header'),
  given('place/name'),
  given('hidden', { isShown: false }),
]
const definition = translationDefinition(post, 'posts/one/translations', texts)
const facts = { now: new Date(), isPublishing: true, leadsNowhere: (path: string) => path === '/gone' }

function found(words: Record<string, string>, state = 'published'): [string, string][] {
  const typed = Object.fromEntries(Object.entries(words).map(([path, word]) => [textName(path), word]))
  const findings = findProblems(definition, { state, stillRight: [], ...typed }, facts, contentChecks)
  return findings.map(({ path, check }) => [path, check])
}

describe('the words of a record in another language', () => {
  it('are checked as its own are, each under the name that the form knows it by', () => {
    expect(found({ title: 'Lorem ipsum', body: '[هناك](/gone)' })).toEqual([
      [textName('title'), 'filler-text'],
      [textName('body'), 'broken-link'],
    ])
  })

  it('have the room that the field of the record has, in lists and groups as well', () => {
    expect(found({ 'parts/first.one/header': 'عنوان طويل', 'place/name': 'القاهرة' })).toEqual([
      [textName('parts/first.one/header'), 'long-for-its-place'],
      [textName('place/name'), 'long-for-its-place'],
    ])
  })

  it('raise no alarm while visitors do not see them', () => {
    expect(found({ title: 'Lorem ipsum' }, 'draft')).toEqual([])
    expect(found({ hidden: 'Lorem ipsum' })).toEqual([])
  })
})
