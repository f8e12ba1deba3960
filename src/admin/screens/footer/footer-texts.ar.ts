import { arabicCount } from '../../../shared/arabic-count.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { footerTexts as english } from './footer-texts.ts'

export const footerTexts: MessagesShape<typeof english> = {
  logo: 'الشعار',
  logoHelp: 'إن تُرك فارغًا ظهر شعار أعلى الصفحة.',
  quick: 'روابط سريعة',
  resources: 'المزيد عنّا',
  contact: 'بيانات التواصل',
  policies: 'السياسات',
  none: 'لا روابط بعد',
  saved: 'حُفظ',
  counts: ({ quick, resource, policy, incomplete }) => {
    const saved = `الروابط المحفوظة: ${localNumber(quick)} سريعة، و${localNumber(resource)} للمزيد عنّا، و${localNumber(policy)} للسياسات.`
    if (incomplete === 0) return saved
    const left = arabicCount(incomplete, [
      '',
      'رابط واحد ناقص',
      'رابطان ناقصان',
      'روابط ناقصة',
      'رابطًا ناقصًا',
      'رابط ناقص',
    ])
    return `${saved} ولم يُحفظ: ${left}.`
  },
}
