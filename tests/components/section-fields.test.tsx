import '../../src/admin/admin-theme.css'
import { useEffect } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SectionForm } from '../../src/admin/page-builder/section-form.tsx'
import { RecordFormContext } from '../../src/admin/record-form/record-form-context.ts'
import { describeFoundation } from '../../src/content/foundation.ts'
import { type PageSection, sections } from '../../src/content/page-section/page-section.ts'
import { initialValues } from '../../src/schema/nested-fields.ts'
import { StaffData } from '../support/faked-api.tsx'
import { render } from '../support/render.tsx'

const fields = { sections: sections('programs') }
const empty = initialValues(fields.sections.facts.fields ?? {})
const field = (name: string) => page.getByRole('textbox', { name })

/** The fields of one section; answers what is typed by now. */
function openFields(section: Partial<PageSection>): () => PageSection {
  let methods: UseFormReturn<FieldValues> | undefined
  const values = { ...empty, id: 'one', ...section } as PageSection
  function Form() {
    const form = useForm<FieldValues>({ defaultValues: { sections: [values] } })
    useEffect(() => {
      methods = form
    }, [form])
    const parts = { fields, methods: form, isReadOnly: false, id: 'bridgez', newId: () => 'bridgez' }
    return (
      <RecordFormContext value={parts}>
        <SectionForm path="sections.0" section={values} hints={{}} />
      </RecordFormContext>
    )
  }
  render(
    <StaffData>
      <Form />
    </StaffData>,
  )
  return () => methods?.getValues('sections.0')
}

test('a width is chosen by a preset, and an impossible one becomes the usual one', async () => {
  openFields({ layout: 'logoCenter' })
  const width = page.getByRole('spinbutton', { name: 'Image width' })
  await page.getByRole('button', { name: '256 pixels' }).click()
  await expect.element(width).toHaveValue(256)
  await width.fill('9000')
  await userEvent.tab()
  await expect.element(width).toHaveValue(192)
})

test('a video says which addresses become a player, and shows the player', async () => {
  openFields({ layout: 'logoCenterVideo' })
  await field('Video address').fill('https://vimeo.com/1')
  await expect.element(page.getByText(/only YouTube addresses become a player/)).toBeVisible()
  await field('Video address').fill('https://youtu.be/abcdefghijk')
  await expect.element(page.getByRole('button', { name: /^Play/ })).toBeVisible()
})

test('a colour that is hard to read says so, and the site’s colours are one press away', async () => {
  openFields({ layout: 'hero' })
  await page.getByText('Colours').click()
  await field('Primary colour').fill('#ffee88')
  await expect.element(page.getByText(/hard to read on a light page/)).toBeVisible()
  await page.getByRole('button', { name: 'Use the site’s colours' }).click()
  await expect.element(field('Primary colour')).toHaveValue('')
})

test('a section without colours of its own shows those of the settings', async () => {
  describeFoundation({ colors: { primary: '#0f766e', secondary: '#f2c14e', accent: '#c2410c' } })
  openFields({ layout: 'hero' })
  await page.getByText('Colours').click()
  await expect.element(page.getByLabelText('Primary colour: choose')).toHaveValue('#0f766e')
  await expect.element(page.getByLabelText('Secondary colour: choose')).toHaveValue('#f2c14e')
  await expect.element(field('Accent colour')).toHaveAttribute('placeholder', '#c2410c')
  describeFoundation()
})

test('a colour typed without its sign is completed', async () => {
  const typed = openFields({ layout: 'hero' })
  await page.getByText('Colours').click()
  await field('Primary colour').fill('f2c14e')
  await expect.element(page.getByLabelText('Primary colour: choose')).toHaveValue('#f2c14e')
  await userEvent.tab()
  await expect.element(field('Primary colour')).toHaveValue('#f2c14e')
  expect(typed().primaryColor).toBe('#f2c14e')
})

test('items are added, moved and removed', async () => {
  const item = (title: string, icon: string) => ({ title, icon, description: '', stat: '', label: '' })
  const typed = openFields({
    layout: 'featureCards',
    items: [item('Up to 500', 'Users'), item('A lead mentor', 'Users'), item('Room to work', 'Building')],
  })
  const items = page.getByRole('group', { name: 'Items' })
  await items.getByRole('button', { name: 'Add Item' }).click()
  await expect.element(items.getByRole('textbox', { name: 'Title' }).last()).toHaveFocus()
  await userEvent.keyboard('A desk')
  await items.getByRole('radio', { name: 'Building' }).last().click()
  await items.getByRole('button', { name: 'Move up: A desk' }).click()
  await items.getByRole('button', { name: 'Remove: Up to 500' }).click()
  await expect
    .poll(() => typed().items.map(({ title, icon }) => [title, icon]))
    .toEqual([
      ['A lead mentor', 'Users'],
      ['A desk', 'Building'],
      ['Room to work', 'Building'],
    ])
})
