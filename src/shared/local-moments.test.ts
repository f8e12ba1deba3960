import { afterEach, describe, expect, it } from 'vitest'
import { chooseTimeZone } from './dates.ts'
import { localMoments } from './local-moments.ts'

const iso = (local: string) => localMoments(local).map((moment) => moment.toISOString())

describe('the moments at which the clock of the site shows a time', () => {
  afterEach(() => chooseTimeZone())

  it('are one on most days', () => {
    expect(iso('2026-11-22T09:00')).toEqual(['2026-11-22T07:00:00.000Z'])
    expect(iso('2026-07-01T09:00')).toEqual(['2026-07-01T06:00:00.000Z'])
  })

  it('are none where the clocks go forward over it, as in Cairo on the last Friday of April', () => {
    expect(iso('2027-04-30T00:30')).toEqual([])
    expect(iso('2027-04-30T01:00')).toEqual(['2027-04-29T22:00:00.000Z'])
    expect(iso('2027-04-29T23:59')).toEqual(['2027-04-29T21:59:00.000Z'])
  })

  it('are two where they go back, the first one first', () => {
    expect(iso('2026-10-29T23:30')).toEqual(['2026-10-29T20:30:00.000Z', '2026-10-29T21:30:00.000Z'])
    expect(iso('2026-10-30T00:00')).toEqual(['2026-10-29T22:00:00.000Z'])
  })

  it('follow the zone that the settings name', () => {
    chooseTimeZone('Europe/Berlin')
    expect(iso('2027-03-28T02:30')).toEqual([])
    expect(iso('2026-10-25T02:30')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
  })

  it.each(['', '2026-11-22', '2026-02-30T09:00', '2026-13-01T09:00', '2026-11-22T24:10', 'tomorrow'])(
    'are none for “%s”, which no clock shows',
    (local) => expect(iso(local)).toEqual([]),
  )
})
