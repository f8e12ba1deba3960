import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRecordFormParts } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { LayoutOptions } from './layout-options.tsx'
import { factsOf } from './section-title.ts'

type LayoutPickerProps = {
  /** The layout in use; it may be one that is not offered. */
  value: string
  layouts: readonly SectionLayout[]
  onChange: (layout: SectionLayout) => void
}

/** Which layout a section has, and the way to another. */
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
          <LayoutOptions
            value={value}
            layouts={layouts}
            onChoose={(layout) => {
              setOpen(false)
              onChange(layout)
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
