import { ListPlus } from 'lucide-react'
import { useSectionData } from './section-context.tsx'
import { sectionTexts } from './section-texts.ts'

/** Tells an editor that this layout is made of items; visitors never see it. */
export function MissingItems() {
  const { isPreview } = useSectionData()
  if (!isPreview) return null
  return (
    <p className="flex w-full items-center justify-center gap-2 rounded-card border border-dashed border-control p-8 text-small text-muted">
      <ListPlus aria-hidden="true" className="size-4 shrink-0" />
      {sectionTexts.missingItems}
    </p>
  )
}
