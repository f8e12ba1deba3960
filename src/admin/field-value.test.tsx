import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { footer } from '../content/footer/footer.ts'
import { sectionWith } from '../content/page-section/blank-section.ts'
import { partner } from '../content/partner/partner.ts'
import { program } from '../content/program/program.ts'
import type { AnyField } from '../schema/field.ts'
import { FieldValue } from './field-value.tsx'

const textOf = (field: AnyField, value: unknown, other?: unknown) =>
  renderToStaticMarkup(<FieldValue field={field} value={value} other={other} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('says in words what a field holds', () => {
  expect(textOf(partner.fields.isActive, true)).toBe('On')
  expect(textOf(partner.fields.order, 12_500)).toBe('12,500')
  expect(textOf(partner.fields.name, '')).toBe('Empty')
  expect(renderToStaticMarkup(<FieldValue field={partner.fields.logoUrl} value="/files/a.png" />)).toContain(
    '<img',
  )
})

it('tells what is different in a list and only names the rest', () => {
  const links = footer.fields.quickLinks
  const before = [
    { title: 'Join', href: '/join' },
    { title: 'Events', href: '/events' },
  ]
  const after = [
    { title: 'Join', href: '/join' },
    { title: 'Events', href: '/events-and-media' },
  ]
  expect(textOf(links, after, before)).toBe('Join Events Address /events-and-media')
  expect(textOf(links, before)).toBe('Join Title Join Address /join Events Title Events Address /events')
})

it('calls the header of a quote its speaker', () => {
  const quote = sectionWith('voice', 'quote', { header: 'Omar Shafik' })
  const changed = textOf(program.fields.sections, [{ ...quote, header: 'Omar S.' }], [quote])
  expect(changed).toBe('Omar S. Speaker Omar S.')
})

it('draws nothing dangerous from an old value', () => {
  expect(renderToStaticMarkup(<FieldValue field={undefined} value="<b>x</b>" />)).not.toContain('<b>')
})
