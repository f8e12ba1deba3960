import { expect, it } from 'vitest'
import { ownPage } from '../../content/own-page/own-page.ts'
import { findingPlace } from './finding-place.ts'

const place = (path: string, ...items: string[]) => findingPlace(ownPage.fields, { path, items })

it('names a field of the record, of a group and of an item', () => {
  expect(place('title')).toEqual(['Title'])
  expect(place('sharing.title')).toEqual(['Found and shared', 'Heading in search results'])
  expect(place('sections.0.images.1.alt', 'A week', '')).toEqual([
    'Section: A week',
    'Image 2',
    'Alternative text',
  ])
})

it('names a list that is meant as a whole, and nothing for the record as a whole', () => {
  expect(place('sections.0.items', 'A week')).toEqual(['Section: A week', 'Items'])
  expect(place('')).toEqual([])
})
