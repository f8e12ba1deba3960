import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { partners as english } from '../en/partners.ts'

export const partners: MessagesShape<typeof english> = {
  title: 'شركاؤنا',
  lead: 'لا أحد يغيّر منطقة وحده. هذه المؤسسات تُعيرنا خبراءها ومقارّها وأموالها وثقتها.',
  failed: 'تعذّر تحميل قائمة الشركاء.',
  loading: 'نحمّل قائمة الشركاء…',
  empty: 'لا شركاء بعد',
  visit: 'زيارة الموقع',
  visitOf: (name) => `زيارة موقع ${isolated(name)} (يُفتح في نافذة جديدة)`,
  joinTitle: 'العمل معنا',
  joinText:
    'هل تموّلون أو توظّفون أو تعلّمون أو تستضيفون؟ أخبرونا بما يمكنكم تقديمه، ونجد له المكان الذي يُحدث فيه فرقًا.',
}
