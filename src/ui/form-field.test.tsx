import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FormField } from './form-field.tsx'
import { Input } from './input.tsx'
import { NativeSelect } from './native-select.tsx'
import { Switch } from './switch.tsx'
import { Textarea } from './textarea.tsx'

/** The attributes of the first such element, and the ids of everything in the page. */
function read(page: ReactElement, tag: string) {
  const html = renderToStaticMarkup(page)
  const source = new RegExp(`<${tag}\\s([^>]*)>`).exec(html)?.[1] ?? ''
  const attributes = Object.fromEntries(
    [...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  return { attributes, ids, html }
}

describe('FormField', () => {
  it.each([
    ['input', <Input key="control" />],
    ['textarea', <Textarea key="control" />],
    ['select', <NativeSelect key="control" options={[]} />],
    ['input', <Switch key="control" />],
  ])('names its %s by the label', (tag, control) => {
    const { attributes, html } = read(<FormField label="Position">{control}</FormField>, tag)
    expect(html).toContain(`<label for="${attributes.id}"`)
  })

  it('describes the control by the error first, then by the help', () => {
    const { attributes, ids } = read(
      <FormField label="Position" help="As on the card" error="Position is required">
        <Input />
      </FormField>,
      'input',
    )
    const described = attributes['aria-describedby']?.split(' ') ?? []
    expect(described).toEqual([`${attributes.id}-error`, `${attributes.id}-help`])
    expect(ids).toEqual(expect.arrayContaining(described))
    expect(attributes['aria-invalid']).toBe('true')
  })

  it('leaves a field without help or error undescribed and valid', () => {
    const { attributes } = read(
      <FormField label="Position">
        <Input />
      </FormField>,
      'input',
    )
    expect(attributes).not.toHaveProperty('aria-describedby')
    expect(attributes).not.toHaveProperty('aria-invalid')
    expect(attributes).not.toHaveProperty('required')
  })

  it('marks a required control for people and for machines', () => {
    const { attributes, html } = read(
      <FormField label="Position" required>
        <Input />
      </FormField>,
      'input',
    )
    expect(attributes).toHaveProperty('required')
    expect(html).toContain('*</span>')
  })

  it('lets the control keep an id and a description of its own', () => {
    const { attributes } = read(
      <FormField label="Position" help="As on the card">
        <Input id="position" aria-describedby="hint" />
      </FormField>,
      'input',
    )
    expect(attributes.id).toBe('position')
    expect(attributes['aria-describedby']).toMatch(/^hint /)
  })
})
