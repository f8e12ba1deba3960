import { Check, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { layoutFacts } from '../../content/page-section/section-layouts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRecordFormParts } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { LayoutThumbnail } from './layout-thumbnail.tsx'
import { factsOf } from './section-title.ts'

type LayoutPickerProps = {
  /** The layout in use; it may be one that is not offered. */
  value: string
  layouts: readonly SectionLayout[]
  onChange: (layout: SectionLayout) => void
}

/** Which layout a section has, and the way to another: all of them in sight, drawn with sample text. */
export function LayoutPicker({ value, layouts, onChange }: LayoutPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const { isReadOnly } = useRecordFormParts()
  const { label, description } = factsOf(value)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3">
      <p className="min-w-40 flex-1 text-small">
        <span className="font-medium">
          {texts.layout}: {label}
        </span>
        <span className="block text-caption text-muted">{description}</span>
      </p>
      {!isReadOnly && (
        <Dialog
          title={texts.chooseLayout}
          description={texts.chooseLayoutHint}
          size="xl"
          open={isOpen}
          onOpenChange={setOpen}
          trigger={
            <Button size="sm" variant="secondary">
              <LayoutTemplate aria-hidden="true" />
              {texts.changeLayout}
            </Button>
          }
        >
          <ul className="grid grid-cols-1 gap-3 pt-1 min-[26rem]:grid-cols-2 md:grid-cols-3">
            {layouts.map((layout) => (
              <li key={layout}>
                <LayoutOption
                  layout={layout}
                  isCurrent={layout === value}
                  onChoose={() => {
                    setOpen(false)
                    onChange(layout)
                  }}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}

type LayoutOptionProps = { layout: SectionLayout; isCurrent: boolean; onChoose: () => void }

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
