import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { eventCheckTexts as english } from './event-check-texts.ts'

export const eventCheckTexts: MessagesShape<typeof english> = {
  past: () => 'انتهت هذه الفعالية. هل التاريخ صحيح؟',
  featuredPast: () => 'انتهت الفعالية وما زالت مميّزة.',
  endsBeforeItBegins: () => 'تنتهي الفعالية قبل أن تبدأ.',
  noRegistrationAddress: () =>
    'لا يمكن التسجيل عند هذا العنوان. الصحيح عنوان كامل على الشبكة أو صفحة من هذا الموقع.',
  overbooked: () => 'عدد المسجّلين أكبر من عدد الأماكن.',
}
