import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { invitationTexts as english } from './invitation-texts.ts'

export const invitationTexts: MessagesShape<typeof english> = {
  invite: 'دعوة',
  inviteTitle: 'دعوة زميل أو زميلة',
  inviteHint:
    'تصل إليهم رسالة فيها رابط لاختيار كلمة مرور لا يعرفها سواهم، ثم يدخلون مباشرة. يعمل الرابط سبعة أيام.',
  language: 'اللغة',
  languageHelp: 'لغة الرسالة ولغة لوحة الإدارة لهذا الشخص، وله أن يختار غيرها.',
  send: 'إرسال الدعوة',
  sending: 'جارٍ الإرسال…',
  sent: (email) => `الدعوة إلى ${isolated(email)} في الطريق`,
  failed: 'تعذّر إرسال الدعوة. يُرجى المحاولة من جديد.',
  pending: 'المدعوّون',
  pendingHint: 'دعوات لم تُفتح روابطها بعد.',
  invited: (inviter, day) => (inviter ? `دعوة من ${isolated(inviter)} في ${day}.` : `دعوة في ${day}.`),
  until: (day) => `يعمل الرابط حتى ${day}.`,
  expired: 'انتهت مدتها',
  resend: 'إرسال من جديد',
  takeBack: 'سحب الدعوة',
  to: (email) => `إلى ${isolated(email)}`,
  takeBackTitle: 'سحب الدعوة؟',
  confirmTakeBack: (email) => `لن يعمل بعد ذلك الرابط الذي وصل إلى ${isolated(email)}.`,
  takingBack: 'جارٍ السحب…',
  takenBack: (email) => `سُحبت الدعوة إلى ${isolated(email)}`,
  takeBackFailed: 'تعذّر سحب الدعوة. يُرجى المحاولة من جديد.',
}
