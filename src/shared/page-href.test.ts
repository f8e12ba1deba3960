import { expect, it } from 'vitest'
import { hrefInLanguage, pageHref } from './page-href.ts'

it('keeps a visitor in the language of the page', () => {
  expect(hrefInLanguage('/', 'ar')).toBe('/ar')
  expect(hrefInLanguage('/join?program=Noria#form', 'ar')).toBe('/ar/join?program=Noria#form')
  expect(hrefInLanguage('/ar/events', 'ar')).toBe('/ar/events')
  expect(pageHref('/programs')).toBe('/programs')
})

it.each([
  '/admin/events',
  '/api/programs',
  '/files/events/a-b',
  '/assets/site-1.js',
  '/og-card.jpg',
  '#footer-links',
  '//elsewhere.example/programs',
  'https://elsewhere.example/programs',
  'mailto:hello@site.example',
])('leaves %s as it is', (address) => {
  expect(hrefInLanguage(address, 'ar')).toBe(address)
})
