import { arabicCount } from '../../shared/arabic-count.ts'
import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { galleryTexts as english } from './gallery-texts.ts'

export const galleryTexts: MessagesShape<typeof english> = {
  addPictures: 'إضافة صور',
  addHint:
    'يمكن اختيار عدة صور معًا، أو إفلاتها هنا، أو لصق صورة. PNG أو JPG أو GIF، حتى خمسة ميجابايت لكل صورة.',
  uploading: (done, all) => `جارٍ الرفع: ${localNumber(done)} من ${localNumber(all)}…`,
  noPictures: 'لا صور بعد.',
  full: (max) => `الحدّ الأقصى ${arabicCount(max, ['لا صور', 'صورة واحدة', 'صورتان', 'صور', 'صورة', 'صورة'])}`,
  caption: (place) => `شرح الصورة ${localNumber(place)}`,
  captionTitle: 'شرح الصورة',
  alt: (place) => `النص البديل للصورة ${localNumber(place)}`,
  altTitle: 'النص البديل',
  altHint: 'ما تُظهره الصورة، لمن لا يراها',
  up: (place) => `تقديم الصورة ${localNumber(place)}`,
  down: (place) => `تأخير الصورة ${localNumber(place)}`,
  remove: (place) => `إزالة الصورة ${localNumber(place)}`,
  place: (place, words) =>
    words ? `الصورة ${localNumber(place)}: ${isolated(words)}` : `الصورة ${localNumber(place)}`,
  picture: (place) => `الصورة ${localNumber(place)}`,
  replace: (place) => `استبدال ملف الصورة ${localNumber(place)}`,
  replaceFailed: 'تعذّر استبدال الصورة',
  cover: 'صورة الغلاف',
  asCover: (place) => `جعل الصورة ${localNumber(place)} غلافًا`,
  undo: 'تراجع',
  moved: (place) => `الصورة الآن في المكان ${localNumber(place)}`,
  removed: (place) => `أُزيلت الصورة ${localNumber(place)}`,
}
