import type { EventType } from './event-rules.ts'

/** What visitors read for a type of event, which is stored in English. */
export function eventKindName(type: EventType): string {
  return type
}
