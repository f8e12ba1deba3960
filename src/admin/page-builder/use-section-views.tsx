import { useEffect, useState } from 'react'
import type { PageSection } from '../../content/page-section/page-section.ts'
import { sectionLayoutNames } from '../../content/page-section/section-layout-names.ts'
import { commonViews } from '../../sections/common-views.ts'
import { gridViews } from '../../sections/grid-views.ts'
import type { SectionViewProps } from '../../sections/section-frame.tsx'
import type { SectionViews } from '../../sections/section-view.ts'
import { storyViews } from '../../sections/story-views.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The layouts that programs and projects begin with; the others come with the first page that shows one (decision 47). */
const viewsAtHand: SectionViews = { ...commonViews, ...storyViews, ...gridViews }

const viewsWhileComing: SectionViews = {
  ...Object.fromEntries(sectionLayoutNames.map((layout) => [layout, ComingSection])),
  ...viewsAtHand,
}

const fetchViews = () => import('../../sections/all-section-views.ts')
let allViews: SectionViews | undefined

/** How the sections of a preview are drawn. Where the rest does not come, the preview says so, and can ask again. */
export function useSectionViews(sections: readonly PageSection[]) {
  const [views, setViews] = useState(allViews ?? viewsWhileComing)
  const [hasFailed, setFailed] = useState(false)
  const isMissing =
    views === viewsWhileComing && sections.some(({ layout }) => views[layout] === ComingSection)
  const ask = () => {
    setFailed(false)
    fetchViews().then(
      ({ allSectionViews }) => {
        allViews = allSectionViews
        setViews(allViews)
      },
      () => setFailed(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the first section that needs it
  useEffect(() => {
    if (isMissing) ask()
  }, [isMissing])
  return { views, hasFailed: isMissing && hasFailed, retry: ask }
}

/** In the place of a section whose layout is on its way. */
function ComingSection({ section }: SectionViewProps) {
  return (
    <div id={section.id} className="page-width py-section">
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
