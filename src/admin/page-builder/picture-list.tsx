import { imageWith } from '../../content/page-section/blank-section.ts'
import type { SectionImage } from '../../content/page-section/page-section.ts'
import { fieldAt } from '../../schema/field-at.ts'
import { FormField } from '../../ui/form-field.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { RecordField } from '../record-form/record-field.tsx'
import { useRecordFormParts } from '../record-form/record-form-context.ts'
import { ImageControl } from '../upload/image-control.tsx'
import { builderTexts as texts } from './builder-texts.ts'

type PictureListProps = {
  /** Path of the section's images. */
  name: string
  /** How many of them the layout shows. */
  max: number | undefined
}

/** A section's pictures: one place for layouts that show one, else a gallery. */
export function PictureList({ name, max }: PictureListProps) {
  if (max === 1) return <SinglePicture name={name} />
  return <Gallery name={name} {...(max ? { help: texts.firstImages(max) } : {})} />
}

function SinglePicture({ name }: { name: string }) {
  const { fields, methods, isReadOnly } = useRecordFormParts()
  const images: SectionImage[] = methods.watch(name) ?? []
  if (images.length === 0) {
    return (
      <FormField label={texts.image} disabled={isReadOnly}>
        <ImageControl
          label={texts.image}
          value=""
          folder={fieldAt(fields, `${name}.0.url`).facts.folder ?? 'media'}
          onChange={(url) => methods.setValue(name, [imageWith(url)], { shouldDirty: true })}
        />
      </FormField>
    )
  }
  return (
    <div className="space-y-4">
      <RecordField name={`${name}.0.url`} label={texts.image} />
      <RecordField name={`${name}.0.alt`} />
      <RecordField name={`${name}.0.caption`} />
      {images.length > 1 && <p className="text-caption text-muted">{texts.moreImages(images.length - 1)}</p>}
    </div>
  )
}
