import { expect, it } from 'vitest'
import { rangeInSight } from './range-in-sight.ts'

const row = { count: 1000, pitch: 72, offset: 0, width: 720, spare: 4 }

it('a row starts with its first things, and some to spare', () => {
  expect(rangeInSight(row)).toEqual({ from: 0, to: 14 })
})

it('a row in the middle has some to spare on either side', () => {
  expect(rangeInSight({ ...row, offset: 7200 })).toEqual({ from: 96, to: 114 })
})

it('a row ends with its last things, however far it is pulled', () => {
  expect(rangeInSight({ ...row, offset: 71_280 })).toEqual({ from: 986, to: 1000 })
  expect(rangeInSight({ ...row, offset: 999_999 })).toEqual({ from: 1000, to: 1000 })
  expect(rangeInSight({ ...row, offset: -500 })).toEqual({ from: 0, to: 8 })
})

it('a short row is there as a whole', () => {
  expect(rangeInSight({ ...row, count: 3 })).toEqual({ from: 0, to: 3 })
})
