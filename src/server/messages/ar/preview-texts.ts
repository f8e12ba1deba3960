import { quoted } from '../../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { previewTexts as english } from '../en/preview-texts.ts'

export const previewTexts: MessagesShape<typeof english> = {
  label: 'معاينة',
  draft: (title, until) => `معاينة تعديلات غير منشورة على ${quoted(title)}، متاحة حتى ${until}`,
  release: (title, until) => `معاينة حزمة النشر ${quoted(title)}، متاحة حتى ${until}`,
  day: (day, until) => `الموقع كما كان يوم ${day}. هذه المعاينة متاحة حتى ${until}`,
  unready: 'لم تكتمل بعد: فيها محتوى لا يمكن نشره الآن.',
  hidden: 'هذا المحتوى مخفي، ونشره وحده لا يُظهره للزوّار.',
  nothing: 'لا تعديلات غير منشورة: هذا هو الموقع كما هو الآن.',
  phone: 'هاتف',
  desktop: 'العرض الكامل',
  dark: 'داكن',
  light: 'فاتح',
  frame: 'الصفحة على الهاتف',
  say: 'تعليق أو موافقة',
  about: 'يقرؤه من أرسل إليكم هذا الرابط، مع اسمكم.',
  name: 'اسمكم',
  comment: 'تعليقكم',
  send: 'إرسال التعليق',
  approve: 'موافقة',
  sent: { comment: 'شكرًا لكم. وصل تعليقكم.', approval: 'شكرًا لكم. وصلت موافقتكم.' },
  problems: {
    name: 'يُرجى كتابة اسمكم بما لا يزيد على ثمانين حرفًا.',
    text: 'يُرجى كتابة تعليق بما لا يزيد على ألفي حرف.',
    many: 'تصل الآن تعليقات كثيرة جدًّا. يُرجى المحاولة لاحقًا.',
  },
  nothingSent: 'لم يُرسَل شيء',
  noForms: 'هذه معاينة. لا تعمل النماذج إلا في الموقع نفسه، فلم يُرسَل ما كتبتموه ولم يُحفظ.',
  back: 'العودة إلى المعاينة',
  ended: 'انتهت هذه المعاينة',
  endedReason: 'انقضت مدّتها أو سُحبت. يُرجى طلب رابط جديد ممّن أرسل إليكم هذا الرابط.',
  home: 'إلى الموقع',
}
