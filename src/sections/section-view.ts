import type { ComponentType } from 'react'
import type { SectionViewProps } from './section-frame.tsx'
import { UnknownSection } from './unknown-section.tsx'

export type SectionView = ComponentType<SectionViewProps>

/** Views by the name of their layout. */
export type SectionViews = Readonly<Record<string, SectionView>>

/** The view of a layout; for names we do not draw, a notice. */
export function viewOf(layout: string, views: SectionViews): SectionView {
  return (Object.hasOwn(views, layout) && views[layout]) || UnknownSection
}
