import { Check } from 'lucide-react'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { layoutFacts } from '../../content/page-section/section-layouts.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { LayoutThumbnail } from './layout-thumbnail.tsx'

export type LayoutOptionsProps = {
  /** The layout in use, if there is one; it may be one that is not offered. */
  value?: string
  layouts: readonly SectionLayout[]
  onChoose: (layout: SectionLayout) => void
}

/** All layouts in sight, drawn with sample text. */
export function LayoutOptions({ value, layouts, onChoose }: LayoutOptionsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 pt-1 min-[26rem]:grid-cols-2 md:grid-cols-3">
      {layouts.map((layout) => (
        <li key={layout}>
          <LayoutOption
            layout={layout}
            isCurrent={value === undefined ? undefined : layout === value}
            onChoose={() => onChoose(layout)}
          />
        </li>
      ))}
    </ul>
  )
}

type LayoutOptionProps = {
  layout: SectionLayout
  /** Undefined where nothing is in use yet. */
  isCurrent: boolean | undefined
  onChoose: () => void
}

function LayoutOption({ layout, isCurrent, onChoose }: LayoutOptionProps) {
  const { label, description } = layoutFacts(layout)
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onChoose}
      className="flex size-full flex-col gap-2 rounded-control border border-line p-2.5 text-start transition-colors hover:border-control hover:bg-sunken aria-pressed:border-action aria-pressed:bg-action-tint"
    >
      <LayoutThumbnail layout={layout} />
      <span className="flex items-center gap-2 text-small font-medium">
        {label}
        {isCurrent && (
          <span className="inline-flex items-center gap-1 text-caption text-link">
            <Check aria-hidden="true" className="size-3.5" />
            {texts.currentLayout}
          </span>
        )}
      </span>
      <span className="text-caption text-muted">{description}</span>
    </button>
  )
}
