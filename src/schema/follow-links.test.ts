import { expect, it } from 'vitest'
import { link, longText, richText, text, textList } from './fields.ts'
import { followLinks } from './follow-links.ts'
import { group, list } from './nested-fields.ts'

const fields = {
  title: text('Title'),
  body: richText('Body'),
  button: link('Button'),
  points: textList('Points'),
  hero: group('Hero', { lead: longText('Lead'), href: link('Leads to') }),
  items: list('Items', { words: text('Words'), href: link('Leads to') }),
}
const moved: Record<string, string> = { '/old': '/new', '/form': 'https://forms.example/a_(b)' }
const follow = (address: string) => moved[address] ?? address
const values = {
  title: '/old',
  body: 'See [the *old* page](/old), [another](/older) and /old.\n- [form](/form)',
  button: '/old',
  points: ['one', '[two](/old)'],
  hero: { lead: 'Plain (/old)', href: '/old' },
  items: [
    { words: '[a](https://a.example/old)', href: '/older' },
    { words: '', href: '/old' },
  ],
}

it('follows fields of links and links in texts at any depth, and touches no other words', () => {
  expect(followLinks(fields, values, follow)).toEqual({
    ...values,
    body: 'See [the *old* page](/new), [another](/older) and /old.\n- [form](https://forms.example/a_%28b%29)',
    button: '/new',
    points: ['one', '[two](/new)'],
    hero: { lead: 'Plain (/old)', href: '/new' },
    items: [values.items[0], { words: '', href: '/new' }],
  })
})

it('changes nothing of what it was given, and answers the same where nothing moved', () => {
  const before = structuredClone(values)
  followLinks(fields, values, follow)
  expect(values).toEqual(before)
  expect(followLinks(fields, values, (address) => address)).toBe(values)
})
