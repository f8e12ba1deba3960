import { parsePictureUrl } from '../../shared/picture-url.ts'
import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** In pixels, where the field says nothing else. */
const usualWidth = 480
/** Visitors get smaller copies, but every one of them is made from this. */
const maxBytes = 4 * 1024 * 1024

/** A picture that would be drawn larger than it is. */
export const smallPicture: FieldCheck = {
  name: 'small-picture',
  severity: 'hint',
  says: ({ width = 0, needed = 0 }) => checkTexts.smallPicture(Number(width), Number(needed)),
  find: ({ value, field }) => {
    const picture = parsePictureUrl(wordsOf(value))
    const needed = field.facts.checked?.minWidth ?? usualWidth
    return picture && picture.width < needed ? [{ params: { width: picture.width, needed } }] : nothing
  },
}

export const heavyPicture: FieldCheck = {
  name: 'heavy-picture',
  severity: 'hint',
  says: ({ megabytes = 0 }) => checkTexts.heavyPicture(Number(megabytes)),
  find: ({ value }, { pictureBytes }) => {
    const bytes = value === '' ? 0 : (pictureBytes?.(wordsOf(value)) ?? 0)
    return bytes > maxBytes
      ? [{ params: { megabytes: Math.round((bytes / 1024 / 1024) * 10) / 10 } }]
      : nothing
  },
}

/** Visitors see an empty frame. */
export const missingPicture: FieldCheck = {
  name: 'missing-picture',
  severity: 'error',
  says: checkTexts.missingPicture,
  find: ({ value }, { isPictureMissing }) =>
    value !== '' && isPictureMissing?.(wordsOf(value)) ? [{}] : nothing,
}
