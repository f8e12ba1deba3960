import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

type MoveButtonsProps = {
  /** Names of the buttons. Without one for removing there is none. */
  labels: { up: string; down: string; remove?: string }
  index: number
  count: number
  onMove: (to: number) => void
  onRemove?: () => void
  removeIcon?: 'trash' | 'cross'
}

const removeIcons = { trash: <Trash2 />, cross: <X /> }

/** Moves and removes an item of a list. Whoever keeps the focus with the item finds the buttons by data-move. */
export function MoveButtons(props: MoveButtonsProps) {
  const { labels, index, count, onMove, onRemove, removeIcon = 'trash' } = props
  return (
    <>
      <IconButton
        data-move="up"
        size="sm"
        label={labels.up}
        icon={<ArrowUp />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        data-move="down"
        size="sm"
        label={labels.down}
        icon={<ArrowDown />}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      {labels.remove && (
        <IconButton
          data-move="remove"
          size="sm"
          variant="destructive"
          label={labels.remove}
          icon={removeIcons[removeIcon]}
          onClick={onRemove}
        />
      )}
    </>
  )
}
