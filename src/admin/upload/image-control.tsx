import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form-field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useFieldControl } from '../../ui/use-field-control.ts'
import { CloseProblemButton } from './close-problem-button.tsx'
import { imageControlTexts as texts } from './image-control-texts.ts'
import { EmptyPlace, FilledPlace, type PreviewSize } from './image-place.tsx'
import { type ImageUpload, useImageUpload } from './use-image-upload.ts'

type ImageControlProps = {
  /** What the picture is, such as Logo. */
  label: string
  /** Its address; empty for none. */
  value: string
  onChange: (url: string) => void
  folder: string
  size?: PreviewSize | undefined
  onBlur?: (() => void) | undefined
  /** What taking it away is called; null where there is nothing to take away. */
  removeLabel?: string | null | undefined
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
  const take = (files: FileList | null) => void upload.start([...(files ?? [])])
  const { isOver, events } = useDropAndPaste(take, field.disabled ?? false)
  const place = {
    label,
    size,
    isOver,
    controlId: field.id,
    describedBy: field['aria-describedby'],
    isDisabled: Boolean(field.disabled) || upload.isBusy,
    onChoose: () => picker.current?.click(),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop and paste; the buttons inside do the same by keyboard
    <div {...events} data-upload="" onBlur={onBlur} className="space-y-2">
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
        <FilledPlace {...place} url={value} removeLabel={props.removeLabel} onRemove={() => onChange('')} />
      ) : (
        <EmptyPlace {...place} />
      )}
      <UploadStatus upload={upload} />
    </div>
  )
}

function UploadStatus({ upload }: { upload: ImageUpload }) {
  return (
    <>
      <div role="status" className="empty:hidden">
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
        {upload.problems.map((problem) => (
          <div key={problem} className="flex items-start gap-1">
            <FieldError>{problem}</FieldError>
            <CloseProblemButton
              problem={problem}
              onClose={() => upload.forget(problem)}
              className="-my-1.5"
            />
          </div>
        ))}
      </div>
    </>
  )
}

function useDropAndPaste(take: (files: FileList) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false)
  const events = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(!isDisabled)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (!isDisabled) take(event.dataTransfer.files)
    },
    onPaste: (event: ClipboardEvent) => {
      if (isDisabled || event.clipboardData.files.length === 0) return
      event.preventDefault()
      take(event.clipboardData.files)
    },
  }
  return { isOver, events }
}
