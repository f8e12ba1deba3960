import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CloseProblemButton } from '../upload/close-problem-button.tsx'
import { galleryTexts as texts } from './gallery-texts.ts'
import { useGalleryUpload } from './use-gallery-upload.ts'

type PictureDropProps = Parameters<typeof useGalleryUpload>[0]

/** Where pictures come in, as many at a time as one likes. */
export function PictureDrop(props: PictureDropProps) {
  const upload = useGalleryUpload(props)
  const picker = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const take = (files: FileList | null) => upload.start([...(files ?? [])])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way in; the button below is the first
    <div
      data-upload=""
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
        disabled={props.room <= 0}
        onClick={() => picker.current?.click()}
      >
        <ImagePlus aria-hidden="true" />
        {texts.addPictures}
      </Button>
      <p id={hintId} role="status" className="mt-2 text-caption text-muted">
        {upload.progress ? texts.uploading(upload.progress.done, upload.progress.all) : texts.addHint}
      </p>
      {upload.problems.map((problem) => (
        <div key={problem} className="relative mt-3 text-start">
          <Alert tone="danger" title={problem} className="pe-12" />
          <CloseProblemButton
            problem={problem}
            onClose={() => upload.forget(problem)}
            className="absolute end-2 top-2"
          />
        </div>
      ))}
    </div>
  )
}
