import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { revisionsButtonTexts as texts } from './revisions-button-texts.ts'
import type { RestoreTarget } from './use-restore.ts'

const RevisionList = lazyPart(async () => (await import('./revision-list.tsx')).RevisionList)

type RevisionsButtonProps = Pick<RestoreTarget, 'form' | 'source'> & {
  /** Undefined for a record that was never saved. */
  id: string | undefined
}

/** Opens the history of a record beside its form. */
export function RevisionsButton({ form, id, source }: RevisionsButtonProps) {
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
          <History aria-hidden="true" className="max-sm:hidden" />
          {texts.open}
        </Button>
      }
    >
      <RevisionList form={form} id={id} source={source} onRestored={() => setOpen(false)} />
    </Sheet>
  )
}
