import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react'
import { type DragEvent, useId, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { pictureSources } from '../../../shared/picture-url.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useRecordFormParts } from '../../record-form/record-form-context.ts'
import { mediaTexts as texts } from './media-texts.ts'
import { useAlbumUpload } from './use-album-upload.ts'

interface AlbumImage {
  url: string
  alt: string
  caption: string
  photographer: string
  tags: string[]
}

/** The pictures of an album: dropped in many at a time, each with its caption, moved and removed by buttons. */
export function AlbumPictures() {
  const { methods, isReadOnly } = useRecordFormParts()
  const { fields, append, remove, move } = useFieldArray({ control: methods.control, name: 'images' })
  const add = (url: string) =>
    append({ url, alt: '', caption: '', photographer: '', tags: [] }, { shouldFocus: false })
  return (
    <div className="space-y-4">
      {!isReadOnly && <PictureDrop onUploaded={add} />}
      {fields.length === 0 && <p className="text-muted text-small">{texts.noPictures}</p>}
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {fields.map((field, index) => (
          <AlbumPicture
            key={field.id}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
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

type AlbumPictureProps = {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

function AlbumPicture({ index, count, onMove, onRemove }: AlbumPictureProps) {
  const { methods, isReadOnly } = useRecordFormParts()
  const { url } = methods.getValues(`images.${index}`) as AlbumImage
  const { webpSrcSet } = pictureSources(url)
  const place = index + 1
  return (
    <li className="space-y-2 rounded-card border border-line p-2">
      <Picture
        src={url}
        alt=""
        patternId={url || String(index)}
        {...(webpSrcSet ? { srcSet: webpSrcSet } : {})}
        sizes="14rem"
        className="aspect-3/2 rounded-md"
      />
      <Input
        size="sm"
        dir="auto"
        readOnly={isReadOnly}
        aria-label={texts.caption(place)}
        placeholder={texts.captionPlaceholder}
        {...methods.register(`images.${index}.caption`)}
      />
      <Input
        size="sm"
        dir="auto"
        readOnly={isReadOnly}
        aria-label={texts.alt(place)}
        placeholder={texts.altPlaceholder}
        {...methods.register(`images.${index}.alt`)}
      />
      {!isReadOnly && (
        <div className="flex justify-between">
          <span className="flex">
            <IconButton
              size="sm"
              label={texts.up(place)}
              icon={<ArrowLeft className="rtl:-scale-x-100" />}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              size="sm"
              label={texts.down(place)}
              icon={<ArrowRight className="rtl:-scale-x-100" />}
              disabled={place === count}
              onClick={() => onMove(index + 1)}
            />
          </span>
          <IconButton
            size="sm"
            variant="destructive"
            label={texts.remove(place)}
            icon={<X />}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  )
}
