import { describe, expect, it } from 'vitest'
import { itemWith } from '../content/page-section/blank-section.ts'
import { frameworkParts } from './framework-parts.ts'

const named = (title: string, label = '') => itemWith({ title, label })
const shape = (items: Parameters<typeof frameworkParts>[0]) =>
  frameworkParts(items).map((part) => [part.label, part.items.map((item) => item.title)])

describe('the parts of a framework', () => {
  it('are the items themselves, without those that are blank', () => {
    expect(shape([named('Learn'), named(''), named('Build')])).toEqual([
      ['', ['Learn']],
      ['', ['Build']],
    ])
  })

  it('gather items under the labels they share, in the order of the first of each', () => {
    const items = [named('Bridgez', 'Programs'), named('Eden', 'Projects'), named('iMentor', ' Programs ')]
    expect(shape(items)).toEqual([
      ['Programs', ['Bridgez', 'iMentor']],
      ['Projects', ['Eden']],
    ])
  })

  it('keep items without a label beside the labelled ones', () => {
    const items = [named('Bridgez', 'Programs'), named('Eden', 'Projects'), named('Helios')]
    expect(shape(items).at(-1)).toEqual(['', ['Helios']])
  })

  it('are not made of one label alone, nor of the labels of figures', () => {
    expect(shape([named('A', 'Same'), named('B', 'Same')])).toHaveLength(2)
    const figures = ['families', 'people'].map((label) => itemWith({ stat: '120', label }))
    expect(frameworkParts(figures).map((part) => part.label)).toEqual(['', ''])
  })
})
