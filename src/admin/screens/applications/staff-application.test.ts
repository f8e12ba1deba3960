import { describe, expect, it } from 'vitest'
import { fileName } from './download-file.ts'
import { mailAddress, phoneAddress } from './staff-application.ts'

describe('the links of an application', () => {
  it('write to the address and to nobody else', () => {
    expect(mailAddress('mona@nile.example')).toBe('mailto:mona@nile.example')
    expect(mailAddress('mona?bcc=all@nile.example')).toBe('mailto:mona%3Fbcc%3Dall@nile.example')
    expect(mailAddress('mona@nile.example', 'A & B?')).toBe('mailto:mona@nile.example?subject=A%20%26%20B%3F')
  })

  it('call the digits of a number', () => {
    expect(phoneAddress('+20 (100) 000-0000')).toBe('tel:+201000000000')
    expect(phoneAddress('javascript:alert(1)')).toBe('tel:1')
  })
})

describe('the name of a download', () => {
  it('is the one that the server gives, and never a path', () => {
    expect(fileName('attachment; filename="applications-2026-11-15.csv"')).toBe('applications-2026-11-15.csv')
    expect(fileName('attachment; filename="../x.csv"')).toBeUndefined()
    expect(fileName(null)).toBeUndefined()
  })
})
