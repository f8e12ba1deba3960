import { arabicCount, type CountForms } from '../../../shared/arabic-count.ts'
import { quoted } from '../../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { reviewTexts as english, Span } from './review-texts.ts'

/** After a preposition. */
const units: Record<Span['unit'], CountForms> = {
  minute: ['أقل من دقيقة', 'دقيقة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'],
  hour: ['أقل من ساعة', 'ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'],
  day: ['أقل من يوم', 'يوم', 'يومين', 'أيام', 'يومًا', 'يوم'],
}

const amount = ({ count, unit }: Span) => arabicCount(count, units[unit])

export const reviewTexts: MessagesShape<typeof english> = {
  dueIn: (span) => `الموعد بعد ${amount(span)}`,
  overdueBy: (span) => `متأخّر منذ ${amount(span)}`,
  answeredInTime: 'الرد في موعده',
  answeredLate: 'الرد بعد موعده',
  afterName: ': ',
  sent: 'إرسال الطلب',
  deleted: 'حذف الطلب',
  changedStatus: (from, to) => `تغيير الحالة من ${quoted(from)} إلى ${quoted(to)}`,
  notSpam: 'ليس طلبًا مزعجًا',
  wroteNotes: 'كتابة ملاحظات',
  removedNotes: 'حذف الملاحظات',
  changedNotes: 'تعديل الملاحظات',
  all: (parts) => parts.join('، '),
}
