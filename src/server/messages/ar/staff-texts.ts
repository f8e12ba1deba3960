import { arabicCount } from '../../../shared/arabic-count.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { staffTexts as english } from '../en/staff-texts.ts'

const hourForms = ['الحال', 'ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'] as const

export const staffTexts: MessagesShape<typeof english> = {
  document: { title: 'منطقة الإدارة', checking: 'جارٍ التحقّق من الدخول…' },
  notice: {
    subject: (subject) => `طلب جديد: ${subject}`,
    applied: (name, subject) => `طلب جديد من ${name}\nالموضوع: ${subject}`,
    language: (name) => `لغة الطلب: ${name}`,
    promised: (hours) => `وعدنا بالرد خلال ${arabicCount(hours, hourForms)}.`,
  },
}
