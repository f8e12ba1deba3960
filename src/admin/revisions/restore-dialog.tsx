import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Revision } from '../../client/content-queries.ts'
import { AlertDialog, AlertDialogCancel } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form-field.tsx'
import { momentText } from '../moment-text.ts'
import { restoreDialogTexts as texts } from './restore-dialog-texts.ts'

export interface RestoreWays {
  /** Undefined where nothing is drafted. */
  asDraft: (() => Promise<void>) | undefined
  /** Undefined for those who send changes for approval. */
  live: (() => Promise<void>) | undefined
  /** Asked before visitors see it. */
  mayGoLive: () => Promise<boolean>
  /** Whether unpublished changes make way for it. */
  replacesDraft: boolean
}

type RestoreDialogProps = { version: Revision; ways: RestoreWays }

/** Brings an earlier state back, and says before what visitors will see of it. */
export function RestoreDialog({ version, ways }: RestoreDialogProps) {
  const { asDraft, live, mayGoLive, replacesDraft } = ways
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState<'draft' | 'live' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const change = (next: boolean) => {
    if (busy) return
    setError(null)
    setOpen(next)
  }
  const run = async (way: 'draft' | 'live', restore: () => Promise<void>) => {
    setError(null)
    if (way === 'live' && !(await mayGoLive())) return
    setBusy(way)
    try {
      await restore()
      setOpen(false)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(null)
    }
  }
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={change}
      size="md"
      title={texts.title}
      description={texts.description(momentText(version.time))}
      trigger={
        <Button size="sm" variant="secondary">
          <RotateCcw aria-hidden="true" />
          {texts.open}
        </Button>
      }
    >
      <ul className="mt-3 list-disc space-y-1 ps-5 text-small">
        {asDraft && <li>{texts.draftHint}</li>}
        {live && <li>{texts.liveHint}</li>}
        {replacesDraft && <li>{texts.replacesDraft}</li>}
      </ul>
      <div role="alert" className="mt-3 empty:mt-0">
        {error && <FieldError>{error}</FieldError>}
      </div>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
        <AlertDialogCancel>
          <Button variant="ghost" disabled={busy !== null}>
            {texts.cancel}
          </Button>
        </AlertDialogCancel>
        {live && (
          <Button
            variant={asDraft ? 'secondary' : 'primary'}
            disabled={busy === 'draft'}
            loading={busy === 'live'}
            loadingLabel={texts.restoring}
            onClick={() => void run('live', live)}
          >
            {texts.live}
          </Button>
        )}
        {asDraft && (
          <Button
            disabled={busy === 'live'}
            loading={busy === 'draft'}
            loadingLabel={texts.restoring}
            onClick={() => void run('draft', asDraft)}
          >
            {texts.asDraft}
          </Button>
        )}
      </div>
    </AlertDialog>
  )
}
