import { describe, expect, it } from 'vitest'
import { checkChanges } from '../../schema/check-input.ts'
import { footer } from './footer.ts'
import { footerDefaults } from './footer-defaults.ts'
import { copyrightYear, isCompleteLink } from './footer-rules.ts'

describe('the footer', () => {
  it('stores only links with a title and an address', () => {
    const links = [
      { title: 'About', href: '/about' },
      { title: ' ', href: '/x' },
      { title: 'No address' },
      null,
    ]
    expect(checkChanges(footer, { quickLinks: links }).quickLinks).toEqual([
      { title: 'About', href: '/about' },
    ])
  })

  it('refuses a dangerous address instead of dropping it', () => {
    const policyLinks = [{ title: 'Privacy', href: 'javascript:alert(1)' }]
    expect(() => checkChanges(footer, { policyLinks })).toThrow('Address must be')
  })

  it('takes a WhatsApp number with its country code alone: no other can be opened', () => {
    for (const whatsapp of ['', '+20 100 555 0134', '0020 100 555 0134'])
      expect(checkChanges(footer, { whatsapp }).whatsapp).toBe(whatsapp)
    expect(() => checkChanges(footer, { whatsapp: '0100 555 0134' })).toThrow(
      'begins with + and a country code',
    )
  })

  it('tells complete links from incomplete ones', () => {
    expect(isCompleteLink({ title: 'a', href: '/a' })).toBe(true)
    expect(isCompleteLink({ title: '', href: '/a' })).toBe(false)
    expect(isCompleteLink({ title: 'a', href: ' ' })).toBe(false)
  })

  it('shows 2024 only where its record is missing', () => {
    const now = new Date('2026-11-15T12:00:00Z')
    expect(copyrightYear(false, now)).toBe(2024)
    expect(copyrightYear(true, now)).toBe(2026)
  })

  it('has defaults that could be saved', () => {
    expect(checkChanges(footer, footerDefaults)).toEqual(footerDefaults)
  })
})
