import type { CalendarEntry } from '../../../client/record-schedules.ts'
import { contentTypes } from '../../../content/index.ts'
import type { Definition } from '../../../schema/define-content.ts'
import { isDayOnly } from '../../../shared/dates.ts'
import { mainLanguage } from '../../../shared/languages.ts'
import { clockInWords } from '../../../shared/moment-in-words.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'
import { recordAddress, translationAddress } from '../../record-address.ts'
import { calendarTexts as texts } from './calendar-texts.ts'

export const entryTones: Record<CalendarEntry['kind'], BadgeTone> = {
  publish: 'success',
  hide: 'neutral',
  release: 'gold',
  event: 'info',
}

export function definitionOf({ path }: CalendarEntry): Definition | undefined {
  return contentTypes.find((type) => type.path === path)
}

/** Where it is prepared. */
export function addressOf(entry: CalendarEntry): string | undefined {
  if (entry.kind === 'release') return `/admin/releases/${encodeURIComponent(entry.id)}`
  const definition = definitionOf(entry)
  if (!definition) return undefined
  return entry.lang === mainLanguage
    ? recordAddress(definition, entry.id)
    : translationAddress(definition, entry.id, entry.lang)
}

/** `09:00`, or that no time is known. */
export function clockOf({ at }: CalendarEntry): string {
  return isDayOnly(at) ? texts.allDay : clockInWords(at)
}

export function entryKey({ kind, path, id, lang }: CalendarEntry): string {
  return `${kind} ${path} ${id} ${lang}`
}
