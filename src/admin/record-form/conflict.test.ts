import { expect, it } from 'vitest'
import { partner } from '../../content/partner.ts'
import { conflictFields } from './conflict.ts'

const base = { name: 'Nile', websiteUrl: 'https://nile.example', logoUrl: '', order: 1 }
const names = Object.keys(base)

it('shows only fields on which the two disagree, and proposes the side that changed it', () => {
  const mine = { ...base, name: 'Nile Bank', order: 5 }
  const theirs = { ...base, name: 'Nile & Co', websiteUrl: 'https://new.example', order: 5 }
  expect(conflictFields(partner, names, { base, mine, theirs })).toEqual([
    { name: 'name', label: 'Partner Name', mine: 'Nile Bank', theirs: 'Nile & Co', proposal: 'mine' },
    {
      name: 'websiteUrl',
      label: 'Website',
      mine: base.websiteUrl,
      theirs: 'https://new.example',
      proposal: 'theirs',
    },
  ])
})

it('is no conflict where both stored the same', () => {
  const changed = { ...base, name: 'Nile Bank' }
  expect(conflictFields(partner, names, { base, mine: changed, theirs: changed })).toEqual([])
})
