import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { eventSlotsTexts as english } from './event-slots-texts.ts'

export const eventSlotsTexts: MessagesShape<typeof english> = { visibleNow: 'بعد الحفظ:' }
