import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { albumCheckTexts as english } from './album-check-texts.ts'

export const albumCheckTexts: MessagesShape<typeof english> = {
  withoutPictures: () => 'الألبوم بلا صور، فسيفتح الزوّار صفحة فارغة.',
}
