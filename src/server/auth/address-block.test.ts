import { expect, it } from 'vitest'
import { addressBlock } from './address-block.ts'

it('counts an IPv4 address by itself, also in its IPv6 spelling', () => {
  expect(addressBlock('203.0.113.7')).toBe('203.0.113.7')
  expect(addressBlock('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(addressBlock('203.0.113.8')).not.toBe(addressBlock('203.0.113.7'))
})

it('counts all IPv6 addresses of one network together, however they are spelled', () => {
  const block = addressBlock('2001:db8:1:2::1')
  expect(block).toBe('2001:db8:1:2::/64')
  expect(addressBlock('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(block)
  expect(addressBlock('2001:db8:1:2:0:0:0:0')).toBe(block)
  expect(addressBlock('2001:db8:1:3::1')).not.toBe(block)
})

it('reads addresses that are mostly zeros', () => {
  expect(addressBlock('::1')).toBe('0:0:0:0::/64')
  expect(addressBlock('2001:db8::')).toBe('2001:db8:0:0::/64')
  expect(addressBlock('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})
