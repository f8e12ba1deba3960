import { expect, it } from 'vitest'
import { copiedTexts } from './copied-texts.ts'

const text = (path: string, source: string) => ({ path, source, isShown: true })

it('gives a copy the texts of the original, also those of lists whose entries have new ids', () => {
  const original = [text('title', 'Noria'), text('sections/a/header', 'Water'), text('tags/x1', 'Wells')]
  const copy = [text('title', 'Noria (Copy)'), text('sections/a/header', 'Water'), text('tags/y2', 'Wells')]
  const translated = {
    title: { text: 'ناعورة', source: 'Noria' },
    'sections/a/header': { text: 'الماء', source: 'Water' },
    'tags/x1': { text: 'آبار', source: 'Wells' },
    'sections/gone/header': { text: 'قديم', source: 'Gone' },
  }
  expect(copiedTexts(original, copy, translated)).toEqual({
    // Outdated by its source: somebody looks at the name of the copy.
    title: { text: 'ناعورة', source: 'Noria' },
    'sections/a/header': { text: 'الماء', source: 'Water' },
    'tags/y2': { text: 'آبار', source: 'Wells' },
  })
})

it('takes no words of another list', () => {
  const original = [text('tags/x1', 'Wells')]
  const translated = { 'tags/x1': { text: 'آبار', source: 'Wells' } }
  expect(copiedTexts(original, [text('places/y2', 'Wells')], translated)).toEqual({})
})
