import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { eventCheckTexts as english } from './event-check-texts.ts'

export const eventCheckTexts: MessagesShape<typeof english> = {
  past: () => 'انتهت هذه الفعالية. هل التاريخ صحيح؟',
  featuredPast: () => 'انتهت الفعالية وما زالت مختارة.',
  endsBeforeItBegins: () => 'تنتهي الفعالية قبل أن تبدأ.',
  noRegistrationAddress: () => 'لا يصلح هذا الرابط للتسجيل. الصحيح رابط كامل أو صفحة من هذا الموقع.',
  overbooked: () => 'عدد المسجّلين أكبر من عدد الأماكن.',
}
