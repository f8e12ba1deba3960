import { useWatch } from 'react-hook-form'
import { albumCover } from '../../../content/media-album/album-rules.ts'
import type { AlbumImage } from '../../../content/media-album/media-album.ts'
import { fieldAt } from '../../../schema/field-at.ts'
import { FieldFrame } from '../../record-form/field-frame.tsx'
import { useFieldState, useRecordFormParts } from '../../record-form/record-form-context.ts'
import { ImageControl } from '../../upload/image-control.tsx'
import { albumCoverTexts as texts } from './album-cover-texts.ts'

/** What stands for the album, and which picture that is: the same that the star of a picture chooses. */
export function AlbumCover({ name }: { name: string }) {
  const { value, change, leave, error } = useFieldState<string | null>(name)
  const { fields, methods, isReadOnly } = useRecordFormParts()
  const field = fieldAt(fields, name)
  const images: readonly AlbumImage[] = useWatch({ control: methods.control, name: 'images' }) ?? []
  const chosen = value ?? ''
  return (
    <FieldFrame field={field} look={{ help: whichPicture(chosen, images) }} error={error}>
      <ImageControl
        label={field.label}
        value={albumCover({ coverImageUrl: chosen, images })}
        onChange={change}
        onBlur={leave}
        folder={field.facts.folder ?? 'media'}
        disabled={isReadOnly}
        removeLabel={chosen === '' ? null : images.length > 0 ? texts.useFirst : undefined}
      />
    </FieldFrame>
  )
}

function whichPicture(chosen: string, images: readonly AlbumImage[]): string {
  if (chosen === '') return images.length > 0 ? texts.first : texts.none
  const place = images.findIndex(({ url }) => url === chosen) + 1
  return place > 0 ? texts.picture(place) : texts.own
}
