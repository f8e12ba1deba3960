import { expect, it } from 'vitest'
import { joinAddress } from './join-address.ts'

it('carries the program to the Join page', () => {
  expect(joinAddress('/join', 'Bridgez & friends')).toBe('/join?program=Bridgez%20%26%20friends')
  expect(joinAddress('/join/', 'Bridgez')).toBe('/join?program=Bridgez')
})

it.each(['/programs', '/join?program=Khatwa', '/join#form', 'https://forms.example/join', ''])(
  'leaves %s where it leads',
  (address) => expect(joinAddress(address, 'Bridgez')).toBe(address),
)

it('names no program where there is none', () => {
  expect(joinAddress('/join', '')).toBe('/join')
})
