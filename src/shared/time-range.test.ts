import { describe, expect, it } from 'vitest'
import { parseTimeRange } from './time-range.ts'

describe('the time of an event', () => {
  it.each([
    ['10:00 to 16:00', '10:00', '16:00'],
    ['9:30-11:00', '09:30', '11:00'],
    ['18:30 – 21:00', '18:30', '21:00'],
    ['19:00 to 20:00, Cairo time', '19:00', '20:00'],
    ['9.30 AM - 5 PM', '09:30', '17:00'],
    ['10 - 11 am', '10:00', '11:00'],
    ['11 - 1 pm', '11:00', '13:00'],
    ['12 p.m. to 2 p.m.', '12:00', '14:00'],
    ['10 AM - 4', '10:00', '16:00'],
    ['9 PM - 1 AM', '21:00', '01:00'],
    ['20:00 to 24:00', '20:00', '00:00'],
    ['13:00 - 5 PM', '13:00', '17:00'],
    ['١٠:٠٠ إلى ١٦:٠٠', '10:00', '16:00'],
    ['من ١٠:٠٠ ص إلى ٤:٠٠ م', '10:00', '16:00'],
    ['٦ م - ٩ م', '18:00', '21:00'],
    ['٦ مساءً حتى ٩ مساءً', '18:00', '21:00'],
    ['۱۰ صباحًا - ١ مساء', '10:00', '13:00'],
    ['١٠ صباحًا حتى ٤ مساءً', '10:00', '16:00'],
    ['من ١٠ صباحًا إلى ٤ عصرًا', '10:00', '16:00'],
    ['من ١٢ ظهرًا حتى ١١ ليلًا', '12:00', '23:00'],
    ['٨ ليلًا - ١ ليلًا', '20:00', '01:00'],
    ['10 AM - 4 PM', '10:00', '16:00'],
    ['from 10 in the morning until 4 in the afternoon', '10:00', '16:00'],
    ['10 in the morning to 4', '10:00', '16:00'],
    ['from 9 AM to noon', '09:00', '12:00'],
    ['8 PM to midnight', '20:00', '00:00'],
    ['10 to 16', '10:00', '16:00'],
    ['9–17, Cairo time', '09:00', '17:00'],
  ])('%s has a start and an end', (text, start, end) => {
    expect(parseTimeRange(text)).toEqual({ start, end })
  })

  it.each([
    ['From 09:00', '09:00'],
    ['6pm', '18:00'],
    ['12 AM', '00:00'],
    ['Doors open at 17:45', '17:45'],
    ['Room 12, 10:15', '10:15'],
    ['from 10 in the morning', '10:00'],
    ['at 8 at night', '20:00'],
    ['من ١٠ صباحًا', '10:00'],
    ['٧ مساءً', '19:00'],
    ['بعد الظهر، ٣ عصرًا', '15:00'],
    ['12 noon', '12:00'],
  ])('%s has a start alone', (text, start) => {
    expect(parseTimeRange(text)).toEqual({ start, end: null })
  })

  it.each([
    [''],
    ['All day'],
    ['after the prayer'],
    ['2 to 3 hours'],
    ['10 to 16 people'],
    ['from 10'],
    ['in the morning'],
    ['صباحًا'],
    ['25:00'],
    ['10:75'],
    ['13 pm'],
    ['1500'],
  ])('%s is no time', (text) => {
    expect(parseTimeRange(text)).toBeNull()
  })

  it('is unknown where it speaks of another time zone', () => {
    expect(parseTimeRange('15:00 to 17:00 GMT')).toBeNull()
    expect(parseTimeRange('9 AM EST')).toBeNull()
  })
})
