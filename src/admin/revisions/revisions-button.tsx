import { History } from 'lucide-react'
import { useState } from 'react'
import type { Versioned } from '../../client/staff-request.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { RevisionList } from './revision-list.tsx'

const texts = { open: 'History', title: 'History', description: 'Every saved state, newest first.' }

type RevisionsButtonProps<D extends Definition> = {
  definition: D
  /** Undefined for a record that was never saved. */
  id: string | undefined
  /** Told when an earlier state has been brought back. */
  onRestored: (versioned: Versioned<RecordOf<D>>) => void
}

/** Opens the history of a record beside its form. */
export function RevisionsButton<D extends Definition>({
  definition,
  id,
  onRestored,
}: RevisionsButtonProps<D>) {
  const [isOpen, setOpen] = useState(false)
  if (id === undefined) return null
  return (
    <Sheet
      title={texts.title}
      description={texts.description}
      open={isOpen}
      onOpenChange={setOpen}
      className="sm:w-[min(42rem,88vw)]!"
      trigger={
        <Button variant="ghost">
          <History aria-hidden="true" />
          {texts.open}
        </Button>
      }
    >
      <RevisionList
        definition={definition}
        id={id}
        onRestored={(versioned) => {
          setOpen(false)
          onRestored(versioned)
        }}
      />
    </Sheet>
  )
}
