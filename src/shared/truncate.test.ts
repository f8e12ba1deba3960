import { describe, expect, it } from 'vitest'
import { descriptionLength, requestLength, truncate } from './truncate.ts'

describe('truncating', () => {
  it('leaves a text alone that fits', () => {
    expect(truncate('a'.repeat(120), descriptionLength)).toBe('a'.repeat(120))
  })

  it('keeps 120 characters of a description and 150 of a request', () => {
    expect(truncate('a'.repeat(121), descriptionLength)).toBe(`${'a'.repeat(120)}…`)
    expect(truncate('b'.repeat(151), requestLength)).toBe(`${'b'.repeat(150)}…`)
  })

  it('leaves no space before the ellipsis', () => {
    expect(truncate('seed and water', 5)).toBe('seed…')
  })

  it('never cuts a character in two', () => {
    expect(truncate('👩🏽‍🌾👩🏽‍🌾👩🏽‍🌾', 2)).toBe('👩🏽‍🌾👩🏽‍🌾…')
    expect(truncate('👩🏽‍🌾👩🏽‍🌾', 2)).toBe('👩🏽‍🌾👩🏽‍🌾')
  })
})
