import { address } from '../../schema/address-field.ts'
import type { RecordOf } from '../../schema/define-content.ts'
import { image, longText, text, toggle } from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { addressOf } from '../../shared/address-of.ts'
import { defineCollection } from '../define-type.ts'
import { sections, withSectionIds } from '../page-section/page-section.ts'
import { withoutHiddenSections } from '../page-section/withheld-sections.ts'
import { ownerOf } from './taken-addresses.ts'

/** A page that staff made themselves, at an address of their choice. */
export const ownPage = defineCollection({
  name: 'page',
  path: 'own-pages',
  label: ['Own page', 'Own pages'],
  fields: {
    title: text('Title').required(),
    address: address('', { maxParts: 3, takenBy: ownerOf }),
    description: longText('Summary', { max: 2000 }).help('Below the title, and in search results'),
    imageUrl: image('Cover image', { folder: 'about' }),
    isActive: toggle('Active').default(true).help('Hidden from the website when off'),
    sections: sections('about'),
    sharing: sharing(),
  },
  prepare: withSectionIds,
  visibleWhen: (values) => values.isActive,
  forVisitors: withoutHiddenSections,
  screen: {
    menu: { description: 'Made by yourselves, at any address', icon: 'FileText', group: 'Pages', place: 85 },
    keywords: ['privacy', 'annual report', 'open call', 'contact', 'press', 'policy', 'builder'],
    words: {
      description: 'Pages that you make yourselves: a privacy policy, an open call, an annual report.',
      add: 'New page',
      emptyHint: 'Begin with a template or with an empty page. Visitors see it when you switch it on.',
    },
    form: [],
    recordPath: (id) => `own-pages/builder/${id}`,
    list: {
      facts: (record) => [`/${addressOf(record)}`],
      searchIn: ['title', 'address', 'description'],
      filterBy: ['isActive'],
    },
    pageOf: (record) => (record.isActive ? `/${addressOf(record)}` : undefined),
  },
  example: {
    title: 'Annual report 2025',
    description: 'What we did in 2025, what it cost, and what came of it.',
  },
})

export type OwnPage = RecordOf<typeof ownPage>
