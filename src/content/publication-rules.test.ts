import { describe, expect, it } from 'vitest'
import { checkNew } from '../schema/check-input.ts'
import type { Definition } from '../schema/define-content.ts'
import { initialValues } from '../schema/nested-fields.ts'
import { asShown } from '../schema/shown-record.ts'
import { valuesThatHide } from '../schema/values-that-hide.ts'
import { chooseAboutPage } from './about-page/about-page-rules.ts'
import { aboutSection } from './about-section/about-section.ts'
import { contentTypes } from './index.ts'
import { albumCover, albumVisibility } from './media-album/album-rules.ts'
import { mediaAlbum } from './media-album/media-album.ts'
import { isUploadFolder } from './upload-folders.ts'
import { visibleInOrder } from './visible-in-order.ts'

describe('what visitors see', () => {
  it('are active records, lowest order first, equal ones as they came', () => {
    const list = [
      { id: 'c', order: 2, isActive: true },
      { id: 'b', order: 1, isActive: false },
      { id: 'a', order: 0, isActive: true },
      { id: 'd', order: 2, isActive: true },
    ]
    expect(visibleInOrder(list).map((record) => record.id)).toEqual(['a', 'c', 'd'])
  })

  it.each(contentTypes.filter((type) => 'isActive' in type.fields).map((type) => [type.name, type] as const))(
    'never is an inactive %s',
    (_name, type) => {
      const values = { ...type.example, isActive: true }
      expect(type.visibleWhen(values as never)).toBe(true)
      expect(type.visibleWhen({ ...values, isActive: false } as never)).toBe(false)
    },
  )

  it.each(contentTypes.map((type) => [type.name, type] as const))(
    'can be imagined of a %s that is hidden, which otherwise stays as it is',
    (_name, type: Definition) => {
      const values = { ...initialValues(type.fields), ...type.example }
      const toggles = Object.keys(values).filter((name) => typeof values[name] === 'boolean')
      const hidden = { ...values, ...Object.fromEntries(toggles.map((name) => [name, false])) }
      const shown = asShown(type, hidden)
      expect(type.visibleWhen(shown)).toBe(true)
      const changed = Object.keys(shown).filter((name) => shown[name] !== hidden[name])
      expect(changed.length).toBeLessThanOrEqual(1)
      expect(asShown(type, shown)).toBe(shown)
    },
  )

  it.each(contentTypes.map((type) => [type.name, type] as const))(
    'ends with what hides a %s, where anything does',
    (_name, type: Definition) => {
      const shown = asShown(type, { ...initialValues(type.fields), ...type.example })
      const hidden = valuesThatHide(type)
      expect(type.visibleWhen({ ...shown, ...hidden })).toBe(hidden === undefined)
    },
  )

  it('are published albums, and staff are told why not', () => {
    expect(albumVisibility({ isPublished: true }).isVisible).toBe(true)
    expect(albumVisibility({ isPublished: false }).words).toContain('switched off')
  })
})

describe('an album', () => {
  it('holds each tag once', () => {
    const tags = ['harvest', ' harvest ', '', 'oasis']
    expect(checkNew(mediaAlbum, { title: 'a', date: '2026-01-01', tags }).tags).toEqual(['harvest', 'oasis'])
  })

  it('refuses a picture without an address', () => {
    const images = [{ caption: 'Nothing' }]
    expect(() => checkNew(mediaAlbum, { title: 'a', date: '2026-01-01', images })).toThrow(
      'Image is required',
    )
  })

  it('is shown by its cover, else by its first picture', () => {
    expect(albumCover({ coverImageUrl: '/c', images: [{ url: '/1' }] })).toBe('/c')
    expect(albumCover({ coverImageUrl: '', images: [{ url: '/1' }] })).toBe('/1')
    expect(albumCover({ coverImageUrl: '', images: [] })).toBe('')
  })
})

describe('an About section', () => {
  it('may be sent in snake case, and newer names win', () => {
    const sent = { title: 'a', image_url: '/files/a.webp', map_image_url: '/files/m.webp', is_active: false }
    expect(checkNew(aboutSection, sent)).toMatchObject({
      imageUrl: '/files/a.webp',
      mapImageUrl: '/files/m.webp',
      isActive: false,
    })
    expect(checkNew(aboutSection, { ...sent, isActive: true }).isActive).toBe(true)
  })
})

describe('the About page', () => {
  it('is the record of the fixed id, else the first', () => {
    const [other, main] = [{ id: 'other' }, { id: 'main-about-page' }]
    expect(chooseAboutPage([other, main])).toBe(main)
    expect(chooseAboutPage([other])).toBe(other)
    expect(chooseAboutPage([])).toBeUndefined()
  })
})

describe('an upload folder', () => {
  it.each(['partners', 'about/sdgs', 'portfolio'])('may be %s', (folder) => {
    expect(isUploadFolder(folder)).toBe(true)
  })

  it.each(['', 'hero', 'about/', '../partners', 'Partners', 'about/other', null, 7])(
    'may not be %j',
    (folder) => {
      expect(isUploadFolder(folder)).toBe(false)
    },
  )
})
