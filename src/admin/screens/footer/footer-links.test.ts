import { expect, test } from 'vitest'
import { checkChanges } from '../../../schema/check-input.ts'
import { footerForm } from './footer-form.ts'
import { countLinks, withIncompleteLinks } from './footer-links.ts'

const complete = { title: 'About', href: '/about' }
const noAddress = { title: 'Press', href: ' ' }

test('incomplete links keep their place among the stored ones', () => {
  const typed = { quickLinks: [noAddress, { title: ' About ', href: '/about' }], phone: 'old' }
  const saved = { quickLinks: [complete], phone: 'new' }
  expect(withIncompleteLinks(typed, saved)).toMatchObject({ quickLinks: [noAddress, complete], phone: 'new' })
})

test('complete links are counted by list, incomplete ones together', () => {
  const typed = {
    quickLinks: [complete, complete, noAddress],
    resourceLinks: [complete],
    policyLinks: [noAddress],
  }
  expect(countLinks(typed)).toEqual({ quick: 2, resource: 1, policy: 0, incomplete: 2 })
})

test('what is sent holds complete links only', () => {
  const links = [noAddress, complete, { title: '', href: 'not an address' }]
  expect(checkChanges(footerForm, { quickLinks: links })).toEqual({ quickLinks: [complete] })
})

test('a wrong address is reported at the place where it stands, incomplete links before it or not', () => {
  const links = [noAddress, { title: 'Bad', href: 'javascript:alert(1)' }]
  expect(() => checkChanges(footerForm, { policyLinks: links })).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ path: 'policyLinks.1.href' })] }),
  )
})
