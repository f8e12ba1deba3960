import { History } from 'lucide-react'
import { useState } from 'react'
import type { Definition } from '../../schema/define-content.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { RevisionList } from './revision-list.tsx'
import { revisionsButtonTexts as texts } from './revisions-button-texts.ts'
import type { RestoreTarget } from './use-restore.ts'

type RevisionsButtonProps<D extends Definition> = Omit<RestoreTarget<D>, 'id'> & {
  /** Undefined for a record that was never saved. */
  id: string | undefined
}

/** Opens the history of a record beside its form. */
export function RevisionsButton<D extends Definition>({
  definition,
  id,
  source,
  onRestored,
  onPartRestored,
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
        source={source}
        onRestored={(versioned) => {
          setOpen(false)
          onRestored(versioned)
        }}
        onPartRestored={(versioned) => {
          setOpen(false)
          onPartRestored(versioned)
        }}
      />
    </Sheet>
  )
}
