import { defineCollection, type RecordOf } from '../../schema/define-content.ts'
import { image, link, longText, text } from '../../schema/fields.ts'
import { orderAndVisibility } from '../order-and-visibility.ts'

export const teamMember = defineCollection({
  name: 'team-member',
  path: 'team-members',
  label: ['Team member', 'Team members'],
  fields: {
    name: text('Full Name').required(),
    position: text('Position').required(),
    bio: longText('Bio', { max: 2000 }),
    imageUrl: image('Photo', { folder: 'about' }),
    linkedinUrl: link('LinkedIn'),
    ...orderAndVisibility,
  },
  newId: (_values, now) => `team-${now.getTime()}`,
  visibleWhen: (values) => values.isActive,
  example: { name: 'Salma Hegazy', position: 'Program Director' },
})

export type TeamMember = RecordOf<typeof teamMember>
