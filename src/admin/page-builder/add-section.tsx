import { Plus } from 'lucide-react'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { builderTexts as texts } from './builder-texts.ts'

const LayoutOptions = lazyPart(async () => (await import('./layout-options.tsx')).LayoutOptions)

type AddSectionDialogProps = {
  /** The place on the page that a section was asked for; null where none was. */
  at: number | null
  layouts: readonly SectionLayout[]
  onClose: () => void
  onAdd: (layout: SectionLayout, at: number) => void
}

/** A new section begins with its layout. */
export function AddSectionDialog({ at, layouts, onClose, onAdd }: AddSectionDialogProps) {
  return (
    <Dialog
      title={texts.add}
      description={texts.addHint}
      size="xl"
      open={at !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <LayoutOptions
        layouts={layouts}
        onChoose={(layout) => {
          onClose()
          if (at !== null) onAdd(layout, at)
        }}
      />
    </Dialog>
  )
}

type AddHereButtonProps = { label: string; onClick: () => void }

/** In the gap before a card. */
export function AddHereButton({ label, onClick }: AddHereButtonProps) {
  return (
    <div className="relative z-1 h-0 in-data-dragging:invisible">
      <button
        type="button"
        title={label}
        aria-label={label}
        onClick={onClick}
        className="absolute inset-x-0 -top-[calc(0.5rem+1px)] mx-auto grid size-6 -translate-y-1/2 place-items-center rounded-full border border-line bg-surface text-muted transition-colors hover:border-action hover:bg-action hover:text-on-action pointer-coarse:size-8"
      >
        <Plus aria-hidden="true" className="size-3.5" />
      </button>
    </div>
  )
}
