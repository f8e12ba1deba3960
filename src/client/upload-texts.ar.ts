import { localNumber } from '../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../shared/messages-shape.ts'
import { isolated } from '../shared/text-language.ts'
import type { uploadTexts as english } from './upload-texts.ts'

export const uploadTexts: MessagesShape<typeof english> = {
  noImage: 'يُرجى اختيار ملف صورة',
  heic: `لا تعرض المواقع الصور بصيغة ${isolated('HEIC')}. صدّروا الصورة بصيغة ${isolated('JPEG')} ثم اختاروا ذلك الملف. ولكي يلتقطها الآيفون بهذه الصيغة: الإعدادات، ثم الكاميرا، ثم التنسيقات، ثم الأكثر توافقًا.`,
  tooLarge: 'يجب أن يقلّ حجم الملف عن خمسة ميجابايت',
  uploadRefused: (status) => `تعذّر الرفع (${localNumber(status)})`,
  uploadFailed: 'تعذّر الرفع. يُرجى المحاولة من جديد.',
  uploadCancelled: 'أُلغي الرفع',
  refusal: (file, reason) => `${isolated(file)}: ${reason}`,
}
