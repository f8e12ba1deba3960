import type * as english from './event-kind-name.ts'
import type { EventType } from './event-rules.ts'

const names: Record<EventType, string> = {
  Workshop: 'ورشة عمل',
  Networking: 'لقاء تعارف',
  'Live Event': 'فعالية مباشرة',
  Conference: 'مؤتمر',
  Webinar: 'ندوة عبر الإنترنت',
  Competition: 'مسابقة',
  Other: 'أخرى',
}

export const eventKindName: typeof english.eventKindName = (type) => names[type]
