import { History } from 'lucide-react'
import type { Definition } from '../../schema/define-content.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePanelOnUse } from '../use-panel-on-use.ts'
import { revisionsButtonTexts as texts } from './revisions-button-texts.ts'
import type { RestoreTarget } from './use-restore.ts'

const loadList = async () => (await import('./revision-list.tsx')).RevisionList

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
  const { Part: RevisionList, isOpen, change, turning } = usePanelOnUse(loadList, texts.failed)
  if (id === undefined) return null
  return (
    <Sheet
      title={texts.title}
      description={texts.description}
      open={isOpen}
      onOpenChange={change}
      className="sm:w-[min(42rem,88vw)]!"
      trigger={
        <Button variant="ghost" {...turning}>
          <History aria-hidden="true" />
          {texts.open}
        </Button>
      }
    >
      {RevisionList ? (
        <RevisionList
          definition={definition}
          id={id}
          source={source}
          onRestored={(versioned) => {
            change(false)
            onRestored(versioned)
          }}
          onPartRestored={(versioned) => {
            change(false)
            onPartRestored(versioned)
          }}
        />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Sheet>
  )
}
