import type { ReactNode } from 'react'
import type { PageSection } from '../../content/page-section/page-section.ts'
import type { SectionHints } from '../../content/page-section/section-hints.ts'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { LayoutPicker } from './layout-picker.tsx'
import { SectionForm } from './section-form.tsx'

export type SectionBodyProps = {
  section: PageSection
  /** Where the section stands in the form, such as `sections.3`. */
  path: string
  /** Rises when the sections were put in the form anew: its fields begin anew then. */
  generation: number
  layouts: readonly SectionLayout[]
  hints: SectionHints
  note: ReactNode
  onLayout: (layout: SectionLayout) => void
}

/** What an open card shows: the layout of the section, and its fields. */
export function SectionBody({ generation, layouts, onLayout, ...form }: SectionBodyProps) {
  return (
    <>
      <LayoutPicker value={form.section.layout} layouts={layouts} onChange={onLayout} />
      <SectionForm key={generation} {...form} />
    </>
  )
}
