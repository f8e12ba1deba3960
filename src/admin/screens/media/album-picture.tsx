import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { memo, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { pictureSources } from '../../../shared/picture-url.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { mediaTexts as texts } from './media-texts.ts'
import { useIsNear } from './use-is-near.ts'

export interface AlbumImage {
  url: string
  alt: string
  caption: string
  photographer: string
  tags: string[]
}

type AlbumPictureProps = {
  index: number
  isLast: boolean
  /** Of an album with too many pictures to draw them all. */
  isOfMany: boolean
  methods: UseFormReturn<FieldValues>
  isReadOnly: boolean
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

/** One place of an album. Of many, only those near the screen hold more than their words. */
export const AlbumPicture = memo(function AlbumPicture(props: AlbumPictureProps) {
  const place = useRef<HTMLLIElement>(null)
  const isDrawn = useIsNear(place) || !props.isOfMany
  const image = props.methods.getValues(`images.${props.index}`) as AlbumImage
  // As high as what it holds, so that nothing moves when that comes and goes.
  const height = props.isReadOnly ? 'min-h-20' : 'min-h-31'
  return (
    <li
      ref={place}
      data-item={props.index}
      className="space-y-2 rounded-card border border-line p-2 [contain-intrinsic-block-size:auto_18rem] [content-visibility:auto]"
    >
      {isDrawn ? (
        <Frame url={image.url} index={props.index} />
      ) : (
        <div className="aspect-3/2 rounded-md bg-sunken dark:bg-raised" />
      )}
      <div className={classNames('space-y-2', height)}>
        {isDrawn ? (
          <PictureFields {...props} />
        ) : (
          <p className="text-caption text-muted">
            {texts.place(props.index + 1, image.caption || image.alt)}
          </p>
        )}
      </div>
    </li>
  )
})

function Frame({ url, index }: { url: string; index: number }) {
  const { webpSrcSet } = pictureSources(url)
  return (
    <Picture
      src={url}
      alt=""
      patternId={url || String(index)}
      {...(webpSrcSet ? { srcSet: webpSrcSet } : {})}
      sizes="14rem"
      className="aspect-3/2 rounded-md"
    />
  )
}

function PictureFields({ index, isLast, methods, isReadOnly, onMove, onRemove }: AlbumPictureProps) {
  const place = index + 1
  return (
    <>
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
              data-move="up"
              size="sm"
              label={texts.up(place)}
              icon={<ArrowLeft className="rtl:-scale-x-100" />}
              disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <IconButton
              data-move="down"
              size="sm"
              label={texts.down(place)}
              icon={<ArrowRight className="rtl:-scale-x-100" />}
              disabled={isLast}
              onClick={() => onMove(index, index + 1)}
            />
          </span>
          <IconButton
            data-move="remove"
            size="sm"
            variant="destructive"
            label={texts.remove(place)}
            icon={<X />}
            onClick={() => onRemove(index)}
          />
        </div>
      )}
    </>
  )
}
