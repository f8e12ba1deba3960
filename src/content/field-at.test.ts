import { expect, it } from 'vitest'
import { fieldAt } from '../schema/field-at.ts'
import { footer } from './footer/footer.ts'

it('finds a field inside groups and lists', () => {
  expect(fieldAt(footer.fields, 'address').label).toBe('Address')
  expect(fieldAt(footer.fields, 'socials.linkedin').kind).toBe('link')
  expect(fieldAt(footer.fields, 'quickLinks.3.href').kind).toBe('link')
  expect(fieldAt(footer.fields, 'quickLinks').kind).toBe('list')
})

it('names the path that leads nowhere', () => {
  expect(() => fieldAt(footer.fields, 'quickLinks.0.colour')).toThrow('quickLinks.0.colour')
})
