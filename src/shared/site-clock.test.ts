import { describe, expect, it } from 'vitest'
import { formatOffset, siteIso, siteLocal, siteMoment, siteOffset } from './site-clock.ts'

describe("Cairo's clock", () => {
  it('is two hours ahead in winter and three in summer', () => {
    expect(siteOffset(new Date('2026-01-15T10:00:00Z'))).toBe(120)
    expect(siteOffset(new Date('2026-07-15T10:00:00Z'))).toBe(180)
  })

  it('turns into a moment and back', () => {
    expect(siteMoment('2026-11-15T09:00').toISOString()).toBe('2026-11-15T07:00:00.000Z')
    expect(siteMoment('2026-07-01T00:30').toISOString()).toBe('2026-06-30T21:30:00.000Z')
    expect(siteLocal(new Date('2026-06-30T21:30:59.999Z'))).toBe('2026-07-01T00:30')
  })

  it('is read rightly on the days it is put forward and back', () => {
    // Summer time starts on the last Friday of April at midnight and ends with the last Thursday of October.
    expect(siteMoment('2026-04-24T09:00').toISOString()).toBe('2026-04-24T06:00:00.000Z')
    expect(siteMoment('2026-04-23T23:30').toISOString()).toBe('2026-04-23T21:30:00.000Z')
    expect(siteMoment('2026-10-30T09:00').toISOString()).toBe('2026-10-30T07:00:00.000Z')
    expect(siteMoment('2026-04-24T00:30').toISOString()).toBe('2026-04-23T22:30:00.000Z')
  })

  it('names its distance to UTC', () => {
    expect(siteIso('2026-11-15T09:00')).toBe('2026-11-15T09:00:00+02:00')
    expect(siteIso('2026-07-15T09:00')).toBe('2026-07-15T09:00:00+03:00')
    expect(formatOffset(-90, '')).toBe('-0130')
  })
})
