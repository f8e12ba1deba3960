import { describe, expect, it } from 'vitest'
import { imageWith, itemWith } from './blank-section.ts'
import { changeLayout, newSection } from './change-layout.ts'
import { sectionHints } from './section-hints.ts'
import { sectionLayoutNames } from './section-layout-names.ts'
import { sectionSamples } from './section-samples.ts'

const written = {
  ...newSection(),
  content: 'Our own words',
  images: [imageWith('/files/a.webp')],
  items: [itemWith({ title: 'Own item' })],
}

describe('a new section', () => {
  it('is a hero titled New Section, aligned left, at the end', () => {
    expect(newSection([newSection()])).toMatchObject({
      layout: 'hero',
      header: 'New Section',
      align: 'left',
      enabled: true,
      order: 2,
    })
  })

  it('is what another layout begins with, where that was asked for', () => {
    expect(newSection([newSection()], 'textLeftImageRight')).toMatchObject({
      ...pick(sectionSamples.textLeftImageRight),
      layout: 'textLeftImageRight',
      align: 'left',
      order: 2,
    })
  })

  it('has an id of its own even when one before it was removed', () => {
    const rest = [{ ...newSection(), id: 'section-2' }]
    expect(newSection(rest).id).toBe('section-3')
  })
})

describe('choosing another layout', () => {
  it('resets header and content to the sample', () => {
    const { section } = changeLayout(written, 'quote')
    expect(section).toMatchObject({ ...pick(sectionSamples.quote), layout: 'quote', id: written.id })
    expect(changeLayout(written, 'steps').section).toMatchObject(pick(sectionSamples.steps))
  })

  it('leaves a field empty whose sample only tells what to write', () => {
    const { section } = changeLayout(written, 'quote')
    expect(pick(section)).toEqual({ header: '', content: '' })
    expect(sectionHints(section)).toMatchObject({ header: 'Name of the speaker' })
    expect(changeLayout(written, 'stats').section).toMatchObject({
      header: 'Counted, not estimated',
      content: '',
    })
  })

  it('keeps pictures and items where the layout shows them', () => {
    expect(changeLayout(written, 'productShowcase').section).toMatchObject({
      images: written.images,
      items: written.items,
    })
    expect(changeLayout(written, 'stats').section.images).toEqual([])
    expect(changeLayout(written, 'galleryGrid').section.items).toEqual([])
  })

  it('says whether somebody’s own work was replaced', () => {
    expect(changeLayout(written, 'quote').wasUntouched).toBe(false)
    expect(changeLayout({ ...newSection(), images: written.images }, 'stats').wasUntouched).toBe(false)
    expect(changeLayout(newSection(), 'quote').wasUntouched).toBe(true)
  })

  it('walks through all layouts without ever taking its own samples for somebody’s work', () => {
    let section = newSection()
    for (const layout of sectionLayoutNames) {
      const change = changeLayout(section, layout)
      expect(change.wasUntouched, layout).toBe(true)
      expect(change.section.items).toEqual(sectionSamples[layout].items ?? [])
      section = change.section
    }
  })
})

function pick({ header, content }: { header: string; content: string }) {
  return { header, content }
}
