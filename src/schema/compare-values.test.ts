import { describe, expect, it } from 'vitest'
import { type Comparison, compareValues } from './compare-values.ts'
import { integer, longText, text, textList, toggle } from './fields.ts'
import { group, list } from './nested-fields.ts'

const picture = { caption: text('Caption'), url: text('Address') }
const fields = {
  title: text('Title'),
  intro: longText('Intro'),
  isActive: toggle('Visible'),
  tags: textList('Tags'),
  seats: group('Seats', { inside: integer('Inside'), outside: integer('Outside') }),
  pictures: list('Pictures', picture, { itemLabel: 'Picture' }),
  sections: list(
    'Sections',
    { id: text('Id'), header: text('Header'), content: longText('Text'), order: integer('Order') },
    { itemLabel: 'Section' },
  ),
}

const section = (id: string, order: number, content = `About ${id}`) => ({ id, header: id, content, order })
const sections = Array.from({ length: 14 }, (_, index) => section(`s${index + 1}`, index + 1))
const empty = { title: '', intro: '', isActive: true, tags: [], seats: {}, pictures: [], sections: [] }

/** Such as `sections: changed Section: s3 (Text)`. */
function told({ changes }: Comparison): string[] {
  return changes.flatMap(({ name, list: items, members }) => {
    if (members) return [`${name} (${members.changes.map(({ label }) => label)})`]
    if (!items) return [name]
    return items.items.map((item) => {
      const inner = item.members?.changes.map(({ label }) => label) ?? []
      const moved = item.isMoved && item.kind !== 'moved' ? ' and moved' : ''
      return `${name}: ${item.kind}${moved} ${item.label}${inner.length > 0 ? ` (${inner})` : ''}`
    })
  })
}

const compare = (before: object, after: object) =>
  compareValues(fields, { ...empty, ...before }, { ...empty, ...after })

describe('two states of a record', () => {
  it('that are the same have no changes, and name everything as unchanged', () => {
    const comparison = compare({ sections }, { sections: structuredClone(sections) })
    expect(comparison.changes).toEqual([])
    expect(comparison.unchanged).toEqual(Object.values(fields).map(({ label }) => label))
  })

  it('differ in one section of fourteen', () => {
    const after = sections.map((entry) => (entry.id === 's9' ? { ...entry, content: 'Anew' } : entry))
    const comparison = compare({ sections }, { sections: after })
    expect(told(comparison)).toEqual(['sections: changed Section: s9 (Text)'])
    expect(comparison.changes[0]?.list?.unchanged).toHaveLength(13)
  })

  it('call a member of an item what it is called there', () => {
    const quotes = list(
      'Sections',
      { id: text('Id'), kind: text('Kind'), header: text('Header') },
      {
        memberLabels: ({ kind }) => (kind === 'quote' ? { header: 'Speaker' } : undefined),
      },
    )
    const state = (header: string) => ({
      quotes: ['quote', 'hero'].map((kind) => ({ id: kind, kind, header: `${kind} ${header}` })),
    })
    const [change] = compareValues({ quotes }, state('Amal'), state('Amal Nasser')).changes
    const labels = change?.list?.items.map(({ members }) => members?.changes.map(({ label }) => label))
    expect(labels).toEqual([['Speaker'], ['Header']])
  })

  it('say of a section that moved that it moved, and nothing of those whose numbers changed with it', () => {
    const [first, ...rest] = sections
    const after = [...rest, first].map((entry, index) => ({ ...entry, order: index + 1 }))
    expect(told(compare({ sections }, { sections: after }))).toEqual(['sections: moved Section: s1'])
  })

  it('go by the order of the sections, not by where they are stored', () => {
    expect(compare({ sections }, { sections: sections.toReversed() }).changes).toEqual([])
  })

  it('say what was added, removed, renamed and moved at once', () => {
    const after = [section('new', 1), section('s2', 2), section('s3', 3, 'Anew'), section('s1', 4)]
    const told4 = told(compare({ sections: sections.slice(0, 4) }, { sections: after }))
    expect(told4).toEqual([
      'sections: added Section: new',
      'sections: changed Section: s3 (Text)',
      'sections: removed Section: s4',
      'sections: moved Section: s1',
    ])
  })

  it('find items without ids by what they say', () => {
    const [one, two, three] = ['Nile at dawn', 'A boat', 'Three children'].map((caption, index) => ({
      caption,
      url: `/files/${index}.webp`,
    }))
    const renamed = { ...two, caption: 'A red boat' }
    expect(told(compare({ pictures: [one, two, three] }, { pictures: [two, three] }))).toEqual([
      'pictures: removed Picture: Nile at dawn',
    ])
    expect(told(compare({ pictures: [one, two, three] }, { pictures: [three, one, renamed] }))).toEqual([
      'pictures: moved Picture: Three children',
      'pictures: changed Picture: A red boat (Caption)',
    ])
  })

  it('take an item that was rewritten as the one in its place', () => {
    const before = [{ caption: 'Old', url: '/a' }]
    const after = [{ caption: 'Other words', url: '/b' }]
    expect(told(compare({ pictures: before }, { pictures: after }))).toEqual([
      'pictures: changed Picture: Other words (Caption,Address)',
    ])
  })

  it('compare lists of texts entry by entry, and groups member by member', () => {
    const comparison = compare(
      { tags: ['Food', 'Water and air', 'Sun'], seats: { inside: 3, outside: 4 } },
      { tags: ['Sun', 'Food', 'Water and soil'], seats: { inside: 3, outside: 5 } },
    )
    expect(told(comparison)).toEqual(['tags: moved Item 1', 'tags: changed Item 3', 'seats (Outside)'])
  })

  it('take nothing for nothing, and show values of fields that are gone', () => {
    const comparison = compareValues(fields, { ...empty, pictures: null, motto: 'Old' }, empty)
    expect(told(comparison)).toEqual(['motto'])
    expect(comparison.changes[0]).toMatchObject({ label: 'motto', field: undefined, before: 'Old' })
  })
})
