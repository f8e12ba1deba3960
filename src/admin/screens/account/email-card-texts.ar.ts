import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { emailCardTexts as english } from './email-card-texts.ts'

export const emailCardTexts: MessagesShape<typeof english> = {
  title: 'البريد الإلكتروني',
  hint: (email) => `الدخول بالبريد ${isolated(email)}. لا يُستخدم بريد جديد قبل تأكيده من صندوقه.`,
  newEmail: 'البريد الجديد',
  emailWrong: 'يُرجى كتابة بريد إلكتروني صحيح',
  send: 'إرسال رابط التأكيد',
  sent: (email) => `الرابط في الطريق إلى ${isolated(email)}`,
  sentHint: 'افتحوه هناك خلال يوم واحد. ولا يتغيّر شيء قبل ذلك.',
  failed: 'تعذّر إرسال الرابط. يُرجى المحاولة من جديد.',
}
