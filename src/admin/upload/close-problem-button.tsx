import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { PlainIconButton } from '../../ui/plain-icon-button.tsx'
import { useUiLabels } from '../../ui/ui-labels.tsx'

type CloseProblemButtonProps = { problem: string; onClose: () => void; className?: string }

/** For what was said about a file, once it was read. Stands in an element with data-upload, which gets the focus. */
export function CloseProblemButton({ problem, onClose, className }: CloseProblemButtonProps) {
  const labels = useUiLabels()
  const close = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('[data-upload]')?.querySelector('button')?.focus()
    onClose()
  }
  return (
    <PlainIconButton
      size="sm"
      label={`${labels.close}: ${problem}`}
      icon={<X />}
      className={className}
      onClick={close}
    />
  )
}
