import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { htmlProblems } from '../../tests/support/html-problems.ts'
import { imageWith, itemWith, sectionWith } from '../content/page-section/blank-section.ts'
import { sectionLayoutNames } from '../content/page-section/section-layout-names.ts'
import { SectionDataProvider } from './section-context.tsx'
import { viewOf } from './section-view.ts'
import { sectionViews } from './section-views.tsx'

const numbers = [1, 2, 3]
const full = {
  header: 'Header',
  subheader: 'Subheader',
  content: 'First paragraph\n\n- one\n- two',
  buttonText: 'Go',
  buttonUrl: '/about',
  videoUrl: 'https://youtu.be/abcdefghijk',
  items: numbers.map((number) => itemWith({ title: `Title ${number}`, description: `Text ${number}` })),
  images: numbers.map((number) => imageWith(`/p${number}.jpg`, `Alt ${number}`, `Caption ${number}`)),
}

const looks = [
  { values: full },
  { values: { ...full, align: 'center' } },
  { values: { ...full, align: 'right' } },
  { values: {} },
  { values: full, isPreview: true },
  { values: {}, isPreview: true },
] as const

it.each(sectionLayoutNames)('%s is valid HTML, whether it is filled, empty or edited', async (layout) => {
  const View = viewOf(layout, sectionViews)
  for (const { values, ...preview } of looks) {
    const html = renderToStaticMarkup(
      <SectionDataProvider {...preview}>
        <View section={sectionWith('s', layout, values)} headingLevel={2} />
      </SectionDataProvider>,
    )
    expect(await htmlProblems(html)).toEqual([])
  }
})
