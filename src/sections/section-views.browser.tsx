import { use } from 'react'
import type { PageSection } from '../content/page-section/page-section.ts'
import type { CommonLayout } from '../content/page-section/section-layout-names.ts'
import { commonViews } from './common-views.ts'
import { KeptSection } from './kept-section.tsx'
import type { SectionView, SectionViews } from './section-view.ts'

type Load = () => Promise<SectionViews>

/** Loads a group of views once. Where it does not come, a section stays as it is. */
function once(load: Load): Load {
  let loading: Promise<SectionViews> | undefined
  return () => {
    loading ??= load().catch(() => ({}))
    return loading
  }
}

const story = once(async () => (await import('./story-views.ts')).storyViews)
const grid = once(async () => (await import('./grid-views.ts')).gridViews)
const portfolio = once(async () => (await import('./portfolio-views.ts')).portfolioViews)
const wide = once(async () => (await import('./wide-views.ts')).wideViews)

const later: Readonly<Record<Exclude<CommonLayout, keyof typeof commonViews>, Load>> = {
  customHero: story,
  steps: story,
  textLeftImageRight: story,
  imageLeftTextRight: story,
  galleryGrid: grid,
  stats: grid,
  logoGrid: grid,
  portfolioHero: portfolio,
  aspiration: portfolio,
  framework: portfolio,
  funding: portfolio,
  portfolio,
  hero: wide,
  simpleHero: wide,
  fullWidthImage: wide,
  logoCenterVideo: wide,
  aspirationVideo: wide,
}

/** What is shown stays until the views are there: the page that the server has drawn, or the one before. */
const drawnLater = (load: Load): SectionView =>
  function LaterSection(props) {
    const View = use(load())[props.section.layout] ?? KeptSection
    return <View {...props} />
  }

export const sectionViews: SectionViews = {
  ...commonViews,
  ...Object.fromEntries(Object.entries(later).map(([layout, load]) => [layout, drawnLater(load)])),
}

interface Sectioned {
  sections?: readonly PageSection[]
}

export async function prepareViews(
  subject: unknown,
  isShown = (section: PageSection) => section.enabled,
): Promise<void> {
  const records = [subject].flat() as (Sectioned | null | undefined)[]
  const shown = records.flatMap((record) => record?.sections ?? []).filter(isShown)
  const loads = new Map<string, Load>(Object.entries(later))
  await Promise.all(shown.map(({ layout }) => loads.get(layout)?.()))
}
