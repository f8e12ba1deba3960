import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { eventSlotsTexts as english } from './event-slots-texts.ts'

export const eventSlotsTexts: MessagesShape<typeof english> = {
  visibleNow: 'بعد الحفظ:',
  visibleOnceApproved: 'بعد الموافقة:',
  allDay: 'إذا بقيت خالية، عرضت تقاويم الزوّار اليوم كلّه.',
  from: (start) => `ستعرض تقاويم الزوّار الساعة ${start}، بلا موعد انتهاء.`,
  between: (start, end) => `ستعرض تقاويم الزوّار من ${start} إلى ${end}.`,
  acrossDays: (start, end) => `ستعرض تقاويم الزوّار من ${start} حتى ${end} في يوم لاحق.`,
  unreadable:
    'لم نستطع قراءة الموعد من هذا النص، فستعرض تقاويم الزوّار اليوم كلّه. هل يمكن كتابته هكذا: ١٠:٠٠ إلى ١٦:٠٠؟',
}
