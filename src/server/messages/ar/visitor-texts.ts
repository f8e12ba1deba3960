import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { visitorTexts as english } from '../en/visitor-texts.ts'

const name = 'مؤسسة الصحراء الخضراء'
const failed = 'تعذّر عرض هذه الصفحة الآن. يُرجى المحاولة بعد قليل.'
const digits = new Intl.NumberFormat('ar-EG')

const eventTypes: Record<string, string> = {
  Workshop: 'ورشة عمل',
  Networking: 'لقاء تعارف',
  'Live Event': 'فعالية حيّة',
  Conference: 'مؤتمر',
  Webinar: 'ندوة عبر الإنترنت',
  Competition: 'مسابقة',
  Other: 'أخرى',
}

export const visitorTexts: MessagesShape<typeof english> = {
  errorPage: {
    title: 'حدث خطأ',
    failed,
    refused: (_reason, isPassing) =>
      isPassing ? failed : 'لا نستطيع فتح هذا العنوان. يُرجى التأكّد من كتابته.',
    home: 'إلى الصفحة الرئيسية',
  },
  calendar: {
    name: `فعاليات ${name}`,
    producer: name,
    time: (time) => `الوقت: ${time}`,
    type: (type) => eventTypes[type] ?? type,
  },
  receipt: {
    subject: 'وصلنا طلبكم',
    greeting: (applicant) => `مرحبًا ${applicant}،`,
    namelessGreeting: 'مرحبًا،',
    arrived: (hours) =>
      `شكرًا لكم على الكتابة إلى ${name}. وصلنا طلبكم، ونردّ عليه خلال ${digits.format(hours)} ساعة.`,
    mistaken:
      'لا حاجة إلى أي خطوة أخرى حتى ذلك الحين. وإن لم يكن الطلب منكم فقد أخطأ أحدهم في كتابة عنوان البريد، ويمكنكم تجاهل هذه الرسالة.',
    sender: name,
  },
}
