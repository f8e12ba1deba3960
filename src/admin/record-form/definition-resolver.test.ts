import { expect, it } from 'vitest'
import { footer } from '../../content/footer/footer.ts'
import { partner } from '../../content/partner/partner.ts'
import type { Definition } from '../../schema/define-content.ts'
import { initialValues } from '../../schema/nested-fields.ts'
import { definitionResolver } from './definition-resolver.ts'

function check(
  definition: Definition,
  values: object,
  fields = Object.keys(definition.fields),
  isNew = true,
) {
  const resolver = definitionResolver(definition, fields, () => isNew)
  return resolver({ ...initialValues(definition.fields), ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
}

it('lets through what the server would store, trimmed as it would be', async () => {
  const { values, errors } = await check(partner, { name: '  Nile  ' })
  expect(errors).toEqual({})
  expect(values).toMatchObject({ name: 'Nile', isActive: true })
})

it('puts every refusal at its field, inside lists too', async () => {
  const broken = await check(partner, { name: '', websiteUrl: 'javascript:alert(1)' })
  expect(broken.errors).toMatchObject({
    name: { message: 'Partner Name is required' },
    websiteUrl: { message: expect.stringContaining('Website must be') },
  })
  const links = {
    quickLinks: [
      { title: 'Good', href: '/a' },
      { title: 'Bad', href: 'vbscript:x' },
    ],
  }
  const { errors } = await check(footer, links)
  expect(errors.quickLinks).toMatchObject([undefined, { href: { message: expect.any(String) } }])
})

it('looks only at the fields of the form when a record is changed', async () => {
  const { values, errors } = await check(partner, { name: '' }, ['websiteUrl'], false)
  expect(errors).toEqual({})
  expect(values).toEqual({ websiteUrl: '' })
})
