import { ImageUp, RefreshCw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useImageState } from '../../ui/use-image-state.ts'
import { imagePlaceTexts as texts } from './image-place-texts.ts'

const sizes = { small: 'h-24', medium: 'h-40', large: 'h-64' }
export type PreviewSize = keyof typeof sizes

type PlaceProps = {
  label: string
  size: PreviewSize
  /** A file is held above it. */
  isOver: boolean
  controlId: string | undefined
  describedBy: string | undefined
  isDisabled: boolean
  onChoose: () => void
}

/** Where a picture will be. */
export function EmptyPlace({
  label,
  size,
  isOver,
  controlId,
  describedBy,
  isDisabled,
  onChoose,
}: PlaceProps) {
  const hintId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a larger target for the button inside
    <div
      onClick={isDisabled ? undefined : onChoose}
      className={classNames(
        'flex w-full flex-col items-center justify-center rounded-control border border-dashed border-control px-4 text-center text-caption text-muted transition-colors',
        isDisabled ? 'opacity-60' : 'cursor-pointer hover:border-ring hover:bg-action-tint',
        sizes[size],
        isOver && 'border-ring! bg-action-tint!',
      )}
    >
      <button
        type="button"
        id={controlId}
        disabled={isDisabled}
        aria-label={`${texts.choose}: ${label}`}
        aria-describedby={[describedBy, hintId].filter(Boolean).join(' ')}
        className="inline-flex items-center gap-2 rounded-sm px-2 py-1 font-medium text-link"
      >
        <ImageUp aria-hidden="true" className="size-4" />
        {texts.choose}
      </button>
      <span id={hintId}>
        {texts.invitation}
        <br />
        {texts.formats}
      </span>
    </div>
  )
}

type FilledPlaceProps = PlaceProps & {
  url: string
  removeLabel?: string | null | undefined
  onRemove: () => void
}

export function FilledPlace(props: FilledPlaceProps) {
  const { label, url, size, isOver, controlId, describedBy, isDisabled, onChoose, onRemove } = props
  const { removeLabel = texts.remove } = props
  const { isUsable, imageProps } = useImageState(url)
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-control border border-line bg-surface',
        isOver && 'outline-2 outline-ring',
      )}
    >
      {/* A chequered ground shows where a logo is transparent. */}
      <div
        className={classNames(
          // One row as high as the box: a row that grows with the picture would let it cover the buttons below.
          'grid grid-cols-1 grid-rows-1 place-items-center bg-[image:repeating-conic-gradient(var(--sunken)_0_25%,transparent_0_50%)] bg-size-[1rem_1rem] p-2',
          sizes[size],
        )}
      >
        {isUsable ? (
          <img {...imageProps} src={url} alt={label} className="max-h-full max-w-full object-contain" />
        ) : (
          <span className="text-caption text-danger">{texts.broken}</span>
        )}
      </div>
      <div className="flex flex-wrap gap-1 border-t border-line p-1">
        <Button
          id={controlId}
          aria-describedby={describedBy}
          aria-label={`${texts.replace}: ${label}`}
          size="sm"
          variant="ghost"
          disabled={isDisabled}
          onClick={onChoose}
        >
          <RefreshCw aria-hidden="true" />
          {texts.replace}
        </Button>
        {removeLabel !== null && (
          <Button
            aria-label={`${removeLabel}: ${label}`}
            size="sm"
            variant="ghost"
            disabled={isDisabled}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
            {removeLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
