import { defineCollection, type RecordOf } from '../../schema/define-content.ts'
import { image, link, text } from '../../schema/fields.ts'
import { orderAndVisibility } from '../order-and-visibility.ts'

export const partner = defineCollection({
  name: 'partner',
  path: 'partners',
  label: ['Partner', 'Partners'],
  fields: {
    name: text('Partner Name').required().unique('Partner with this name already exists'),
    logoUrl: image('Logo', { folder: 'partners' }),
    websiteUrl: link('Website'),
    ...orderAndVisibility,
  },
  visibleWhen: (values) => values.isActive,
  example: { name: 'Nile Ventures', websiteUrl: 'https://nile.example' },
})

export type Partner = RecordOf<typeof partner>
