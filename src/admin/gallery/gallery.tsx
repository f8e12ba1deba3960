import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldAt } from '../../schema/field-at.ts'
import { FieldError } from '../../ui/form-field.tsx'
import { useFieldState, useRecordFormParts } from '../record-form/record-form-context.ts'
import { SortableList } from '../record-manager/sortable-list.tsx'
import { GalleryPicture } from './gallery-picture.tsx'
import { galleryTexts as texts } from './gallery-texts.ts'
import { PictureDrop } from './picture-drop.tsx'
import { useGalleryChanges } from './use-gallery-changes.ts'

/** Galleries up to this long are drawn whole. */
const mostDrawn = 60

type GalleryProps = {
  /** Path of a list whose items have a picture's url, alt and caption. */
  name: string
  /** Path of the field that names the cover, where the pictures have one. */
  coverName?: string
  /** Not needed where a heading above says the same. */
  hideLabel?: boolean
  help?: string
}

/** Pictures in an order: dropped in many at a time, each with its words, moved by pointer, by keyboard and by buttons. */
export function Gallery({ name, coverName, hideLabel = false, help }: GalleryProps) {
  const { fields, methods, isReadOnly } = useRecordFormParts()
  const { facts, label } = fieldAt(fields, name)
  const { error } = useFieldState(name)
  const listId = useId()
  const { changes, pictures, news } = useGalleryChanges({ name, coverName, listId })
  const [isDragging, setDragging] = useState(false)
  const cover = useWatch({ control: methods.control, name: coverName ?? `${name}.0.url` })
  const folder = facts.fields?.url?.facts.folder ?? 'media'
  const max = facts.maxItems ?? Number.POSITIVE_INFINITY
  return (
    <fieldset data-invalid={error ? '' : undefined} className="min-w-0 space-y-4">
      <legend className={hideLabel ? 'sr-only' : 'text-small font-medium'}>{label}</legend>
      {help && <p className="text-caption text-muted">{help}</p>}
      {error && <FieldError>{error}</FieldError>}
      {!isReadOnly && (
        <PictureDrop folder={folder} room={max - pictures.length} max={max} onUploaded={changes.add} />
      )}
      {pictures.length === 0 && <p className="text-muted text-small">{texts.noPictures}</p>}
      <SortableList
        as="grid"
        entries={pictures.map(({ id }, index) => ({ id, title: texts.picture(index + 1) }))}
        onMove={changes.put}
        onDrag={setDragging}
      >
        <ol
          id={listId}
          data-dragging={isDragging ? '' : undefined}
          className="group/gallery grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3"
        >
          {pictures.map(({ id }, index) => (
            <GalleryPicture
              key={id}
              id={id}
              name={name}
              index={index}
              isLast={index === pictures.length - 1}
              isOfMany={pictures.length > mostDrawn}
              cover={coverName === undefined ? undefined : String(cover ?? '')}
              folder={folder}
              isReadOnly={isReadOnly}
              methods={methods}
              changes={changes}
            />
          ))}
        </ol>
      </SortableList>
      <p role="status" className="sr-only">
        {news}
      </p>
    </fieldset>
  )
}
