import { expect, it } from 'vitest'
import { pictureFileName, pictureTags, pictureWords } from './picture-words.ts'

it('a picture is described by its alternative text, else by its caption', () => {
  expect(pictureWords({ alt: 'Crates of tomatoes', caption: 'The last day' })).toBe('Crates of tomatoes')
  expect(pictureWords({ alt: '', caption: 'The last day' })).toBe('The last day')
})

it('a picture shows at most five tags, its own before those of the album, none twice', () => {
  const tags = pictureTags(
    { tags: ['water', 'shade'] },
    { tags: ['eden', 'water', 'harvest', 'oases', 'solar'] },
  )
  expect(tags).toEqual(['water', 'shade', 'eden', 'harvest', 'oases'])
})

it.each([
  ['A season in the oases', 3, 'A season in the oases-3.jpg'],
  ['Before/after: "2026"?', 1, 'Before after 2026-1.jpg'],
  ['موسم في الواحات', 12, 'موسم في الواحات-12.jpg'],
  ['???', 2, 'album-2.jpg'],
])('a picture of “%s” is saved under a name every computer takes', (title, number, name) => {
  expect(pictureFileName(title, number)).toBe(name)
})
