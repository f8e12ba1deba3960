import { memo, useId, useRef } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { pictureSources } from '../../shared/picture-url.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Input } from '../../ui/input.tsx'
import { Picture } from '../../ui/picture.tsx'
import { DragHandle, draggedLook, useSortablePlace } from '../record-manager/sortable-list.tsx'
import { galleryTexts as texts } from './gallery-texts.ts'
import { PictureButtons } from './picture-buttons.tsx'
import type { GalleryChanges } from './use-gallery-changes.ts'
import { useIsNear } from './use-is-near.ts'

export type GalleryPictureProps = {
  id: string
  /** Path of the gallery. */
  name: string
  index: number
  isLast: boolean
  /** Of a gallery with too many pictures to draw them all. */
  isOfMany: boolean
  /** Address of the cover; empty while the first picture stands for all, undefined where there is no cover. */
  cover: string | undefined
  folder: string
  isReadOnly: boolean
  methods: UseFormReturn<FieldValues>
  changes: GalleryChanges
}

/** One place of a gallery. Of many, only those near the screen hold more than their words. */
export const GalleryPicture = memo(function GalleryPicture(props: GalleryPictureProps) {
  const place = useRef<HTMLLIElement>(null)
  const isDrawn = useIsNear(place) || !props.isOfMany
  return (
    <li
      ref={place}
      data-item={props.index}
      // While something is dragged, pictures leave their places and must not be cut off there.
      className="[contain-intrinsic-block-size:auto_20.5rem] [content-visibility:auto] group-data-dragging/gallery:[content-visibility:visible]"
    >
      {isDrawn ? <DrawnPicture {...props} /> : <DistantPicture {...props} />}
    </li>
  )
})

const frameLook = 'space-y-2 rounded-card border border-line bg-surface p-2'
// As high as what it holds, so that nothing moves when that comes and goes.
const heights = { editable: 'min-h-41', readOnly: 'min-h-30' }

function DistantPicture({ index, name, methods, isReadOnly }: GalleryPictureProps) {
  const { caption, alt } = methods.getValues(`${name}.${index}`)
  return (
    <div className={frameLook}>
      <div className="aspect-3/2 rounded-md bg-sunken dark:bg-raised" />
      <div className={isReadOnly ? heights.readOnly : heights.editable}>
        <p className="text-caption text-muted">{texts.place(index + 1, caption || alt)}</p>
      </div>
    </div>
  )
}

function DrawnPicture(props: GalleryPictureProps) {
  const { id, name, index, isLast, cover, folder, isReadOnly, methods, changes } = props
  const { place, handle } = useSortablePlace(id)
  const url: string = useWatch({ control: methods.control, name: `${name}.${index}.url` }) ?? ''
  const isCover = cover === undefined ? undefined : cover === '' ? index === 0 : cover === url
  const { webpSrcSet } = pictureSources(url)
  return (
    <div {...place} className={classNames(frameLook, draggedLook)}>
      <div className="relative">
        <Picture
          src={url}
          alt=""
          patternId={url || id}
          {...(webpSrcSet ? { srcSet: webpSrcSet } : {})}
          sizes="14rem"
          className="aspect-3/2 rounded-md"
        />
        {!isReadOnly && (
          <DragHandle
            handle={handle}
            title={texts.picture(index + 1)}
            className="absolute start-1.5 top-1.5 grid border border-line bg-surface/90"
          />
        )}
        {isCover && <Badge className="absolute end-1.5 top-1.5 bg-surface/90!">{texts.cover}</Badge>}
      </div>
      <div className={classNames('space-y-2', isReadOnly ? heights.readOnly : heights.editable)}>
        <Words {...props} field="caption" title={texts.captionTitle} label={texts.caption(index + 1)} />
        <Words
          {...props}
          field="alt"
          title={texts.altTitle}
          label={texts.alt(index + 1)}
          hint={texts.altHint}
        />
        {!isReadOnly && <PictureButtons {...{ index, isLast, isCover, folder, changes }} />}
      </div>
    </div>
  )
}

type WordsProps = GalleryPictureProps & {
  field: 'caption' | 'alt'
  title: string
  /** The title, and of which picture. */
  label: string
  hint?: string
}

function Words({ name, index, field, title, label, hint, isReadOnly, methods }: WordsProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-caption/4 font-medium">
        {title}
      </label>
      <Input
        id={id}
        size="sm"
        readOnly={isReadOnly}
        aria-label={label}
        placeholder={hint}
        {...methods.register(`${name}.${index}.${field}`)}
      />
    </div>
  )
}
