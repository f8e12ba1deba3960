import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { momentTexts } from '../../moment-texts.ar.ts'
import type { eventSlotsTexts as english } from './event-slots-texts.ts'

export const eventSlotsTexts: MessagesShape<typeof english> = {
  visibleNow: 'بعد الحفظ:',
  visibleOnceApproved: 'بعد الموافقة:',
  allDay: 'إن بقي الموعد فارغًا عرضت تقاويم الزوّار اليوم كلّه.',
  from: (start) => `ستعرض تقاويم الزوّار الساعة ${start}، بلا موعد انتهاء.`,
  between: (start, end) => `ستعرض تقاويم الزوّار من ${start} إلى ${end}.`,
  acrossDays: (start, end) => `ستعرض تقاويم الزوّار من ${start} حتى ${end} في يوم لاحق.`,
  get unreadable() {
    const [start, end] = [momentTexts.clock('10:00'), momentTexts.clock('16:00')]
    return `تعذّرت قراءة الموعد من هذا النص، فستعرض تقاويم الزوّار اليوم كلّه. يمكن كتابته هكذا: من ${start} إلى ${end}.`
  },
}
