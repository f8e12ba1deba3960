import { describe, expect, it } from 'vitest'
import { aboutDefaults } from '../../content/about-page/about-defaults.ts'
import type { AboutPageContent } from '../../content/about-page/about-page-content.ts'
import { aboutPageId } from '../../content/about-page/about-page-rules.ts'
import { aboutContent } from './about-content.ts'

const record: AboutPageContent = {
  ...aboutContent([]),
  id: aboutPageId,
  heroTitle: 'Ours',
  heroImageUrl: '/files/a.jpg',
  isActive: true,
  sharing: { title: '', description: '', imageUrl: '', isHidden: false },
  createdAt: null,
  updatedAt: null,
  lastModified: null,
}

describe('what the About page shows', () => {
  it('is the record where there is one', () => {
    expect(aboutContent([record])).toMatchObject({ heroTitle: 'Ours', heroImageUrl: '/files/a.jpg' })
  })

  it('is the defaults, without pictures, where there is none', () => {
    expect(aboutContent([])).toMatchObject({ ...aboutDefaults, heroImageUrl: '', philanthropicLogos: [] })
  })

  it('is the defaults where the record is hidden, also for staff who are sent it', () => {
    expect(aboutContent([{ ...record, isActive: false }]).heroTitle).toBe(aboutDefaults.heroTitle)
  })
})
