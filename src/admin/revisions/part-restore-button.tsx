import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { FieldChange, ItemChange } from '../../schema/compare-values.ts'
import { Button } from '../../ui/button.tsx'
import { usePartRestore } from './part-restore.ts'
import { partRestoreButtonTexts as texts } from './part-restore-button-texts.ts'

type PartRestoreButtonProps = { change: FieldChange; item?: ItemChange; label: string }

/** Brings the older state of one part back, where that would change the record of now. */
export function PartRestoreButton({ change, item, label }: PartRestoreButtonProps) {
  const parts = usePartRestore()
  const [isBusy, setBusy] = useState(false)
  const part = parts?.partOf(change, item)
  if (!parts || !part) return null
  const restore = async () => {
    setBusy(true)
    await parts.restore(part, label)
    setBusy(false)
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={texts.name(label)}
      loading={isBusy}
      loadingLabel={texts.restoring}
      onClick={() => void restore()}
    >
      <RotateCcw aria-hidden="true" />
      {texts.restore}
    </Button>
  )
}
