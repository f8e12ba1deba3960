import { arabicCount } from '../../../shared/arabic-count.ts'
import { quoted } from '../../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { calendarTexts as english } from './calendar-texts.ts'

export const calendarTexts: MessagesShape<typeof english> = {
  title: 'التقويم',
  subtitle: 'مواعيد النشر والإخفاء والفعاليات.',
  view: 'طريقة العرض',
  month: 'شهر',
  list: 'قائمة',
  earlier: 'الشهر السابق',
  later: 'الشهر التالي',
  today: 'اليوم',
  loading: 'جارٍ تحميل التقويم…',
  loadFailed: 'تعذّر تحميل التقويم.',
  empty: 'لا شيء في هذا الشهر',
  emptyHint: 'اختاروا موعدًا لمسودة أو لعنصر منشور فيظهر هنا.',
  count: (count) => arabicCount(count, ['لا مواعيد', 'موعد', 'موعدان', 'مواعيد', 'موعدًا', 'موعد']),
  kinds: { publish: 'نشر', hide: 'إخفاء', release: 'حزمة نشر', event: 'فعالية' },
  by: (who) => `حدّده ${who}`,
  allDay: 'طوال اليوم',
  move: (name) => `نقل موعد ${quoted(name)}`,
  cancel: (name) => `إلغاء موعد ${quoted(name)}`,
}
