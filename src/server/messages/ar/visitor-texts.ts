import { eventKindName } from '../../../content/event/event-kind-name.ar.ts'
import { builtInNames } from '../../../content/site-settings/built-in-names.ar.ts'
import { timeZoneNames } from '../../../content/site-settings/time-zone-names.ar.ts'
import { arabicCount } from '../../../shared/arabic-count.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { visitorTexts as english } from '../en/visitor-texts.ts'

const hourForms = ['الحال', 'ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'] as const
const failed = 'تعذّر عرض هذه الصفحة الآن. يُرجى المحاولة بعد قليل.'

export const visitorTexts: MessagesShape<typeof english> = {
  foundation: { names: builtInNames, clocks: timeZoneNames },
  errorPage: {
    title: 'حدث خطأ',
    failed,
    refused: (_reason, isPassing) =>
      isPassing ? failed : 'لا نستطيع فتح هذا العنوان. يُرجى التأكّد من كتابته.',
    home: 'إلى الصفحة الرئيسية',
  },
  calendar: {
    name: (foundation) => `فعاليات ${foundation}`,
    time: (time) => `الوقت: ${time}`,
    type: eventKindName,
  },
  receipt: {
    subject: 'وصلنا طلبكم',
    greeting: (applicant) => `مرحبًا ${applicant}،`,
    namelessGreeting: 'مرحبًا،',
    arrived: (foundation, hours) =>
      `شكرًا لكم على الكتابة إلى ${foundation}. وصلنا طلبكم، ونردّ عليه خلال ${arabicCount(hours, hourForms)}.`,
    mistaken:
      'لا حاجة إلى أي خطوة أخرى حتى ذلك الحين. وإن لم يكن الطلب منكم فقد أخطأ أحدهم في كتابة عنوان البريد، ويمكنكم تجاهل هذه الرسالة.',
  },
}
