import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { emailCardTexts as english } from './email-card-texts.ts'

export const emailCardTexts: MessagesShape<typeof english> = {
  title: 'البريد الإلكتروني',
  hint: (email) => `الدخول بالبريد ${isolated(email)}. وأيّ بريد آخر يسري بعد تأكيده من صندوقه.`,
  newEmail: 'البريد الجديد',
  emailWrong: 'يُرجى كتابة بريد إلكتروني صحيح',
  send: 'إرسال رابط التأكيد',
  sent: (email) => `الرابط في الطريق إلى ${isolated(email)}`,
  sentHint: 'افتحوه هناك خلال ٢٤ ساعة. وحتى ذلك لا شيء يتغيّر.',
  failed: 'تعذّر إرسال الرابط. يُرجى المحاولة من جديد.',
}
