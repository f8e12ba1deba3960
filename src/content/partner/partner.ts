import type { RecordOf } from '../../schema/define-content.ts'
import { image, link, text } from '../../schema/fields.ts'
import { listTexts } from '../../schema/list-texts.ts'
import { defineCollection } from '../define-type.ts'
import { orderAndVisibility } from '../order-and-visibility.ts'

export const partner = defineCollection({
  name: 'partner',
  path: 'partners',
  label: ['Partner', 'Partners'],
  fields: {
    name: text('Partner Name').required().unique('Partner with this name already exists'),
    logoUrl: image('Logo', { folder: 'partners' }).checked({ minWidth: 120 }),
    websiteUrl: link('Website').placeholder('https://'),
    ...orderAndVisibility,
  },
  visibleWhen: (values) => values.isActive,
  isSearched: true,
  screen: {
    menu: { description: 'Logos and links', icon: 'Handshake', place: 80 },
    keywords: ['sponsors', 'donors', 'logo', 'supporters'],
    words: {
      title: 'Partners Manager',
      description: 'The organisations whose logos pass by on the website and stand on the Partners page.',
      emptyHint: 'Add the first one; its logo appears on the website at once.',
      failed: 'Failed to save partner. Please try again.',
      confirmDelete: 'Are you sure you want to delete this partner?',
      deleteFailed: 'Failed to delete partner. Please try again.',
    },
    form: [
      { title: 'Partner', fields: ['name', 'websiteUrl', 'order', 'isActive'] },
      { title: 'Logo', fields: [{ name: 'logoUrl', previewSize: 'medium', hideLabel: true }], isAside: true },
    ],
    list: {
      pictureLook: 'logo',
      facts: ({ order }) => [listTexts.order(order)],
      link: { field: 'websiteUrl' },
      searchIn: ['name', 'websiteUrl'],
    },
    pageOf: ({ isActive }) => (isActive ? '/partners' : undefined),
  },
  example: { name: 'Nile Ventures', websiteUrl: 'https://nile.example' },
})

export type Partner = RecordOf<typeof partner>
