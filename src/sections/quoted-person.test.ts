import { describe, expect, it } from 'vitest'
import { imageWith, sectionWith } from '../content/page-section/blank-section.ts'
import type { SuccessStory } from '../content/success-story/success-story.ts'
import { quotedPerson } from './quoted-person.ts'

const hoda: SuccessStory = {
  id: 'hoda',
  name: 'Hoda Ramzy',
  role: 'Founder of Sunbasket',
  story: 'Her dryers keep a third of the harvest.',
  quote: 'We stopped throwing food away.',
  imageUrl: '/files/media/hoda.jpg',
  programId: '',
  projectId: '',
  order: 1,
  isActive: true,
  createdAt: null,
  updatedAt: null,
}
const section = sectionWith('q', 'quote', {
  header: 'hoda ramzy',
  subheader: 'A founder',
  content: 'Own words',
  images: [imageWith('/own.jpg', 'Somebody')],
})

describe('who a quote section quotes', () => {
  it('shows person, role, words and picture of the success story its header names', () => {
    expect(quotedPerson(section, [hoda])).toEqual({
      name: 'Hoda Ramzy',
      role: 'Founder of Sunbasket',
      words: 'We stopped throwing food away.',
      portrait: { url: '/files/media/hoda.jpg', alt: 'Hoda Ramzy', caption: '' },
    })
  })

  it('fills what the story lacks from the section', () => {
    expect(quotedPerson(section, [{ ...hoda, role: '', quote: '', imageUrl: '' }])).toEqual({
      name: 'Hoda Ramzy',
      role: 'A founder',
      words: 'Own words',
      portrait: imageWith('/own.jpg', 'Somebody'),
    })
  })

  it('shows the section itself where no story, or only a hidden one, has that name', () => {
    const own = { name: 'hoda ramzy', role: 'A founder', words: 'Own words' }
    expect(quotedPerson(section, [])).toMatchObject(own)
    expect(quotedPerson(section, [{ ...hoda, isActive: false }])).toMatchObject(own)
  })
})
