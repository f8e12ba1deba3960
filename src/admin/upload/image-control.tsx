import { ImageUp, RefreshCw, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/form-field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useFieldControl } from '../../ui/use-field-control.ts'
import { useImageState } from '../../ui/use-image-state.ts'
import { useImageUpload } from './use-image-upload.ts'

const texts = {
  choose: 'Choose an image',
  invitation: 'or drop it here, or paste it',
  formats: 'PNG, JPG, GIF up to 5MB',
  replace: 'Replace',
  remove: 'Remove',
  uploading: 'Uploading...',
  cancel: 'Cancel',
  broken: 'This image cannot be loaded',
  uploaded: 'Image uploaded',
}

const sizes = { small: 'h-24', medium: 'h-40', large: 'h-64' }
export type PreviewSize = keyof typeof sizes

type ImageControlProps = {
  /** What the picture is, such as Logo. */
  label: string
  /** Its address; empty for none. */
  value: string
  onChange: (url: string) => void
  folder: string
  size?: PreviewSize | undefined
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
}

/** A picture's place in a form: choose, drop or paste a file; see it, replace it, take it away. */
export function ImageControl(props: ImageControlProps) {
  const { label, value, onChange, size = 'medium', onBlur } = props
  const field = useFieldControl<{ id?: string; disabled?: boolean; 'aria-describedby'?: string }>({
    ...(props.disabled === undefined ? {} : { disabled: props.disabled }),
  })
  const upload = useImageUpload(props.folder, onChange)
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const statusId = useId()
  const pick = () => picker.current?.click()
  const take = (files: FileList | null) => files?.[0] && void upload.start(files[0])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!field.disabled) take(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (field.disabled || event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop and paste; the buttons inside do the same by keyboard
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
      onBlur={onBlur}
      className="space-y-2"
    >
      <input
        ref={picker}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        disabled={field.disabled}
        className="sr-only"
        onChange={(event) => {
          take(event.currentTarget.files)
          // The same file may be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
      {value && !upload.isBusy ? (
        <Preview
          label={label}
          url={value}
          size={size}
          isOver={isOver}
          controlId={field.id}
          describedBy={field['aria-describedby']}
          isDisabled={field.disabled ?? false}
          onReplace={pick}
          onRemove={() => onChange('')}
        />
      ) : (
        <button
          type="button"
          id={field.id}
          disabled={field.disabled || upload.isBusy}
          aria-label={`${texts.choose}: ${label}`}
          aria-describedby={[field['aria-describedby'], statusId].filter(Boolean).join(' ')}
          onClick={pick}
          className={classNames(
            'flex w-full flex-col items-center justify-center gap-1 rounded-control border border-dashed border-control bg-surface px-4 text-center text-caption text-muted transition-colors not-disabled:hover:border-ring not-disabled:hover:bg-action-tint disabled:opacity-60',
            sizes[size],
            isOver && 'border-ring! bg-action-tint!',
          )}
        >
          <ImageUp aria-hidden="true" className="size-5" />
          <span className="font-medium text-link">{texts.choose}</span>
          <span>{texts.invitation}</span>
          <span>{texts.formats}</span>
        </button>
      )}
      <div id={statusId} role="status" className="empty:hidden">
        {upload.isBusy && (
          <span className="flex items-center gap-3 text-caption text-muted">
            <Progress label={texts.uploading} value={upload.share * 100} />
            {texts.uploading}
            <Button size="sm" variant="ghost" onClick={upload.cancel}>
              {texts.cancel}
            </Button>
          </span>
        )}
        {upload.isDone && <span className="sr-only">{texts.uploaded}</span>}
      </div>
      <div role="alert" className="empty:hidden">
        {upload.problem && <FieldError>{upload.problem}</FieldError>}
      </div>
    </div>
  )
}

type PreviewProps = {
  label: string
  url: string
  size: PreviewSize
  isOver: boolean
  controlId: string | undefined
  describedBy: string | undefined
  isDisabled: boolean
  onReplace: () => void
  onRemove: () => void
}

function Preview(props: PreviewProps) {
  const { label, url, size, isOver, controlId, describedBy, isDisabled, onReplace, onRemove } = props
  const { isUsable, imageProps } = useImageState(url)
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-control border border-line bg-surface',
        isOver && 'outline-2 outline-ring',
      )}
    >
      {/* A checked ground shows where a logo is transparent. */}
      <div
        className={classNames(
          'flex items-center justify-center p-2 bg-[image:repeating-conic-gradient(var(--sunken)_0_25%,transparent_0_50%)] bg-size-[1rem_1rem]',
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
          onClick={onReplace}
        >
          <RefreshCw aria-hidden="true" />
          {texts.replace}
        </Button>
        <Button
          aria-label={`${texts.remove}: ${label}`}
          size="sm"
          variant="ghost"
          disabled={isDisabled}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}
