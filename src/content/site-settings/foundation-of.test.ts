import { afterEach, describe, expect, it } from 'vitest'
import { initialValues } from '../../schema/nested-fields.ts'
import { chooseTimeZone, dayOf, formatTimestamp } from '../../shared/dates.ts'
import { aboutHeadings } from '../about-page/about-defaults.ts'
import { builtInFoundation, describeFoundation, foundation } from '../foundation.ts'
import { replyTime as arabicReplyTime } from '../reply-time.ar.ts'
import { replyTime } from '../reply-time.ts'
import { builtInNames as arabicNames } from './built-in-names.ar.ts'
import { builtInNames } from './built-in-names.ts'
import { foundationOf, notBuiltIn } from './foundation-of.ts'
import { type SiteSettings, siteSettings } from './site-settings.ts'
import { timeZoneNames as arabicClocks } from './time-zone-names.ar.ts'
import { timeZoneNames } from './time-zone-names.ts'
import { timeZones } from './time-zones.ts'

const untouched: SiteSettings = {
  ...initialValues(siteSettings.fields),
  id: 'site-settings',
  createdAt: null,
  updatedAt: null,
}
const english = { names: builtInNames, clocks: timeZoneNames }
const arabic = { names: arabicNames, clocks: arabicClocks }

afterEach(() => describeFoundation())

describe('the foundation by its settings', () => {
  it('is the built-in one until somebody changes them, in every language', () => {
    expect(foundationOf(untouched, english)).toEqual(builtInFoundation)
    expect(notBuiltIn(foundationOf(untouched, english))).toBeUndefined()
    expect(foundationOf(untouched, arabic)).toMatchObject({ name: arabicNames.name, clock: 'القاهرة' })
  })

  it('goes by its own name where no translation says another', () => {
    const settings = { ...untouched, name: 'Nile Roots Trust', timeZone: 'Africa/Nairobi' } as const
    expect(foundationOf(settings, arabic)).toMatchObject({ name: 'Nile Roots Trust', clock: 'نيروبي' })
    expect(notBuiltIn(foundationOf(settings, english))).toEqual({
      name: 'Nile Roots Trust',
      timeZone: 'Africa/Nairobi',
      clock: 'Nairobi',
    })
  })
})

describe('texts that name it', () => {
  it('say what the settings say, and the built-in again when those are taken back', () => {
    describeFoundation({ name: 'Nile Roots Trust', replyHours: 72 })
    expect(aboutHeadings().heroTitle).toBe('Nile Roots Trust (GSF)')
    expect([replyTime(), arabicReplyTime()]).toEqual(['72 hours', '٣ أيام'])
    describeFoundation({ replyHours: 1 })
    expect([foundation.name, replyTime(), arabicReplyTime()]).toEqual([builtInNames.name, '1 hour', 'ساعة'])
    describeFoundation()
    expect([replyTime(), arabicReplyTime()]).toEqual(['48 hours', 'يومين'])
  })
})

describe('the clock', () => {
  it('decides which day a moment belongs to', () => {
    describeFoundation({ timeZone: 'America/New_York' })
    expect(dayOf('2026-11-15T02:00:00Z')).toBe('2026-11-14')
    describeFoundation()
    expect(formatTimestamp('2026-11-15T02:00:00Z')).toBe('2026-11-15 04:00:00')
  })

  it.each(timeZones)('of %s exists, and is whole hours away from UTC', (zone) => {
    chooseTimeZone(zone)
    for (const month of ['01', '07']) expect(formatTimestamp(`2026-${month}-15T00:00:00Z`)).toMatch(/:00:00$/)
  })
})
