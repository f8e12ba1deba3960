import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { albumCoverTexts as english } from './album-cover-texts.ts'

export const albumCoverTexts: MessagesShape<typeof english> = {
  none: 'تصبح أول صورة في الألبوم صورة غلافه.',
  first: 'أول صورة في الألبوم. النجمة عند صورة أخرى تجعلها الغلاف.',
  picture: (place) => `الصورة ${localNumber(place)} في الألبوم. النجمة عند صورة أخرى تجعلها الغلاف.`,
  own: 'صورة مستقلة ليست في الألبوم. النجمة عند صورة من الألبوم تجعلها الغلاف.',
  useFirst: 'استخدام الصورة الأولى',
}
