import { describe, expect, it } from 'vitest'
import { isSafeImageAddress, isSafeLink, safeHref } from './safe-url.ts'

describe('links an editor may enter', () => {
  it.each([
    'https://nile.example',
    'http://a.example/x?y=1#z',
    'HTTPS://A.EXAMPLE',
    'mailto:a@b.example',
    'tel:+20212345678',
    '/join',
    '/programs/bridgez#team',
    '#team',
  ])('accepts %s', (address) => expect(isSafeLink(address)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'http:evil.example',
    'nile.example',
    'ftp://a.example',
    'mailto:',
    'tel:',
    '',
    'https://',
  ])('refuses %j', (address) => expect(isSafeLink(address)).toBe(false))

  it('refuses a mail address where a picture is due', () => {
    expect(isSafeImageAddress('mailto:a@b.example')).toBe(false)
    expect(isSafeImageAddress('/files/a.webp')).toBe(true)
  })

  it('renders an unsafe stored address without a link', () => {
    expect(safeHref('javascript:alert(1)')).toBeUndefined()
    expect(safeHref('/join')).toBe('/join')
  })
})
