import { ArrowLeft, ArrowRight, ImageUp, Star, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { galleryTexts as texts } from './gallery-texts.ts'
import type { GalleryChanges } from './use-gallery-changes.ts'
import { sendPicture } from './use-gallery-upload.ts'

type PictureButtonsProps = {
  index: number
  isLast: boolean
  /** Undefined where the pictures have no cover. */
  isCover: boolean | undefined
  folder: string
  changes: GalleryChanges
}

/** What can be done with one picture. */
export function PictureButtons({ index, isLast, isCover, folder, changes }: PictureButtonsProps) {
  const place = index + 1
  return (
    <div className="flex justify-between">
      <span className="flex">
        <IconButton
          data-move="up"
          size="sm"
          label={texts.up(place)}
          icon={<ArrowLeft className="rtl:-scale-x-100" />}
          disabled={index === 0}
          onClick={() => changes.shift(index, index - 1)}
        />
        <IconButton
          data-move="down"
          size="sm"
          label={texts.down(place)}
          icon={<ArrowRight className="rtl:-scale-x-100" />}
          disabled={isLast}
          onClick={() => changes.shift(index, index + 1)}
        />
      </span>
      <span className="flex">
        {isCover !== undefined && (
          <IconButton
            size="sm"
            label={texts.asCover(place)}
            aria-pressed={isCover}
            icon={<Star className={isCover ? 'fill-current text-gold' : undefined} />}
            onClick={() => changes.cover(index)}
          />
        )}
        <ReplaceButton
          label={texts.replace(place)}
          folder={folder}
          onUploaded={(url) => changes.replace(index, url)}
        />
        <IconButton
          data-move="remove"
          size="sm"
          variant="destructive"
          label={texts.remove(place)}
          icon={<X />}
          onClick={() => changes.remove(index)}
        />
      </span>
    </div>
  )
}

type ReplaceButtonProps = { label: string; folder: string; onUploaded: (url: string) => void }

/** Another file under the same words. */
function ReplaceButton({ label, folder, onUploaded }: ReplaceButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const toasts = useToast()
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const answer = await sendPicture(file, folder)
    setBusy(false)
    if ('url' in answer) onUploaded(answer.url)
    else toasts.show({ title: texts.replaceFailed, description: answer.problem, variant: 'destructive' })
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <IconButton
        size="sm"
        label={label}
        icon={<ImageUp />}
        loading={isBusy}
        onClick={() => picker.current?.click()}
      />
    </>
  )
}
