import { describe, expect, it } from 'vitest'
import { type CalendarEntry, type CalendarSpan, foldLine, writeCalendar } from './ics.ts'

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'breakfast@site.example',
  title: 'Founders’ breakfast',
  description: '',
  location: '',
  category: '',
  url: 'https://site.example/events/breakfast',
  span: { isAllDay: true, firstDay: '2026-11-15', lastDay: '2026-11-15' },
  changedAt: '2026-10-01T08:30:00.000Z',
  ...changes,
})

const write = (...entries: CalendarEntry[]) =>
  writeCalendar({ name: 'Events', producer: 'Foundation', entries })
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n')
const at = (span: CalendarSpan) => linesOf(write(entry({ span })))

describe('a calendar file', () => {
  it('ends every line with CR and LF, and none is longer than 75 bytes', () => {
    const file = write(entry({ title: 'إفطار المؤسسين في القاهرة '.repeat(8), description: 'x'.repeat(400) }))
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('keeps every character whole when it folds', () => {
    const text = '👩🏽‍🌾ة'.repeat(60)
    const folded = foldLine(text)
    expect(folded.replaceAll('\r\n ', '')).toBe(text)
    for (const line of folded.split('\r\n')) expect(line).not.toContain('\ufffd')
    expect(Buffer.from(folded).toString()).toBe(folded)
  })

  it('escapes what has a meaning of its own, and lets nobody add lines', () => {
    const lines = linesOf(
      write(
        entry({ title: 'Tea, coffee; a \\ b', location: 'Hall\r\nBEGIN:VALARM', description: 'one\n\ntwo' }),
      ),
    )
    expect(lines).toContain('SUMMARY:Tea\\, coffee\\; a \\\\ b')
    expect(lines).toContain('LOCATION:Hall\\nBEGIN:VALARM')
    expect(lines).toContain('DESCRIPTION:one\\n\\ntwo')
    expect(lines).not.toContain('BEGIN:VALARM')
  })

  it('has a name and a time to ask again only where one subscribes to it', () => {
    expect(linesOf(write(entry()))).toEqual(
      expect.arrayContaining(['X-WR-CALNAME:Events', 'REFRESH-INTERVAL;VALUE=DURATION:PT12H']),
    )
    const single = writeCalendar({ producer: 'Foundation', entries: [entry()] })
    expect(single).not.toMatch(/CALNAME|REFRESH/)
  })

  it('leaves out what is empty', () => {
    expect(write(entry())).not.toMatch(/^(DESCRIPTION|LOCATION|CATEGORIES)/m)
  })

  it('is the same text for the same entries, so that nothing looks changed', () => {
    expect(write(entry())).toBe(write(entry()))
    expect(linesOf(write(entry()))).toContain('DTSTAMP:20261001T083000Z')
  })
})

describe('whole days', () => {
  it('end with the day after the last one', () => {
    const lines = at({ isAllDay: true, firstDay: '2026-12-30', lastDay: '2026-12-31' })
    expect(lines).toContain('DTSTART;VALUE=DATE:20261230')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  })

  it('need no time zone', () => {
    expect(write(entry())).not.toContain('VTIMEZONE')
  })
})

describe('times', () => {
  it("are told by Cairo's clock, which the file explains", () => {
    const lines = at({ isAllDay: false, start: '2026-11-15T09:00', end: '2026-11-15T11:30' })
    expect(lines).toContain('DTSTART;TZID=Africa/Cairo:20261115T090000')
    expect(lines).toContain('DTEND;TZID=Africa/Cairo:20261115T113000')
    expect(lines).toContain('TZID:Africa/Cairo')
  })

  it('have no end where none is known', () => {
    expect(write(entry({ span: { isAllDay: false, start: '2026-11-15T09:00', end: null } }))).not.toContain(
      'DTEND',
    )
  })

  it('come with the changes to summer time and back in the years around them', () => {
    const text = at({ isAllDay: false, start: '2026-11-15T09:00', end: null }).join('\n')
    const summer = 'BEGIN:DAYLIGHT\nDTSTART:20260424T000000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0300'
    const winter = 'BEGIN:STANDARD\nDTSTART:20261030T000000\nTZOFFSETFROM:+0300\nTZOFFSETTO:+0200'
    expect(text).toContain(summer)
    expect(text).toContain(winter)
  })

  it('of a mistyped year do not make the file endless', () => {
    const far = entry({ span: { isAllDay: false, start: '9999-01-01T09:00', end: null } })
    const near = entry({ span: { isAllDay: false, start: '2026-11-15T09:00', end: null } })
    expect(write(near, far).length).toBeLessThan(10_000)
  })
})
