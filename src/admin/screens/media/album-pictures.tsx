import { ImagePlus } from 'lucide-react'
import { type DragEvent, useCallback, useId, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useRecordFormParts } from '../../record-form/record-form-context.ts'
import { useListFocus } from '../../record-form/use-list-focus.ts'
import { type AlbumImage, AlbumPicture } from './album-picture.tsx'
import { mediaTexts as texts } from './media-texts.ts'
import { useAlbumUpload } from './use-album-upload.ts'

/** Albums up to this long are drawn whole. */
const mostDrawn = 60

/** The pictures of an album: dropped in many at a time, each with its caption, moved and removed by buttons. */
export function AlbumPictures() {
  const { methods, isReadOnly } = useRecordFormParts()
  const { fields, append, remove, move } = useFieldArray({ control: methods.control, name: 'images' })
  const [news, setNews] = useState('')
  const listId = useId()
  const focus = useListFocus(listId)
  const add = (url: string) =>
    append({ url, alt: '', caption: '', photographer: '', tags: [] }, { shouldFocus: false })
  // The same functions at every drawing, so that a picture is drawn again only when something of it changes.
  const shift = useCallback(
    (from: number, to: number) => {
      move(from, to)
      setNews(texts.moved(to + 1))
      focus(to, from < to ? 'down' : 'up')
    },
    [move, focus],
  )
  const drop = useCallback(
    (index: number) => {
      remove(index)
      setNews(texts.removed(index + 1))
      const { length } = methods.getValues('images') as AlbumImage[]
      if (length > 0) focus(Math.min(index, length - 1), 'remove')
    },
    [remove, focus, methods],
  )
  return (
    <div className="space-y-4">
      {!isReadOnly && <PictureDrop onUploaded={add} />}
      {fields.length === 0 && <p className="text-muted text-small">{texts.noPictures}</p>}
      <ol id={listId} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {fields.map((field, index) => (
          <AlbumPicture
            key={field.id}
            index={index}
            isLast={index === fields.length - 1}
            isOfMany={fields.length > mostDrawn}
            methods={methods}
            isReadOnly={isReadOnly}
            onMove={shift}
            onRemove={drop}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

function PictureDrop({ onUploaded }: { onUploaded: (url: string) => void }) {
  const upload = useAlbumUpload('media', onUploaded)
  const picker = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const take = (files: FileList | null) => void upload.start([...(files ?? [])])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way in; the button below is the first
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      onPaste={(event) => take(event.clipboardData.files)}
      className="rounded-card border border-control/50 border-dashed p-5 text-center"
    >
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={texts.addPictures}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant="secondary"
        aria-describedby={hintId}
        disabled={upload.progress !== null}
        onClick={() => picker.current?.click()}
      >
        <ImagePlus aria-hidden="true" />
        {texts.addPictures}
      </Button>
      <p id={hintId} role="status" className="mt-2 text-caption text-muted">
        {upload.progress ? texts.uploading(upload.progress.done, upload.progress.all) : texts.addHint}
      </p>
      {upload.problems.map((problem) => (
        <Alert key={problem} tone="danger" title={problem} className="mt-3 text-start" />
      ))}
    </div>
  )
}
