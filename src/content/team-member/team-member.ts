import type { RecordOf } from '../../schema/define-content.ts'
import { image, link, longText, text } from '../../schema/fields.ts'
import { listTexts } from '../../schema/list-texts.ts'
import { defineCollection } from '../define-type.ts'
import { orderAndVisibility } from '../order-and-visibility.ts'
import { screenTexts as texts } from '../screen-texts.ts'
import { membersOnAbout } from './team-rules.ts'

export const teamMember = defineCollection({
  name: 'team-member',
  path: 'team-members',
  label: ['Team member', 'Team members'],
  fields: {
    name: text('Full Name').required(),
    position: text('Position').required(),
    bio: longText('Bio', { max: 2000 }),
    imageUrl: image('Photo', { folder: 'about' }),
    linkedinUrl: link('LinkedIn').placeholder('https://www.linkedin.com/in/…'),
    ...orderAndVisibility,
  },
  newId: (_values, now) => `team-${now.getTime()}`,
  visibleWhen: (values) => values.isActive,
  isSearched: true,
  screen: {
    path: 'team',
    menu: { label: 'Team', description: 'People on the About page', icon: 'UsersRound', place: 70 },
    keywords: ['people', 'staff', 'colleagues', 'board', 'photo'],
    words: {
      title: 'Team Manager',
      description: 'The people on the About page. The first six visible ones are shown, in this order.',
      add: 'Add Team Member',
      addTitle: 'Add Team Member',
      editTitle: 'Edit Team Member',
      empty: 'No team members yet',
      emptyHint: 'Add the people behind the work; they appear on the About page.',
      loadFailed: 'Failed to load team members.',
      failed: 'Failed to save team member. Please try again.',
      confirmDelete: 'Are you sure you want to delete this team member?',
      deleteFailed: 'Failed to delete team member. Please try again.',
    },
    form: [
      { title: 'Person', fields: ['name', 'position', 'bio', 'linkedinUrl'] },
      {
        title: 'Photo and place',
        fields: [{ name: 'imageUrl', previewSize: 'medium' }, 'order', 'isActive'],
        isAside: true,
      },
    ],
    list: {
      pictureLook: 'portrait',
      facts: ({ position, order }) => [position, listTexts.order(order)],
      link: { field: 'linkedinUrl', words: 'LinkedIn' },
      searchIn: ['name', 'position', 'bio'],
      note: (_member, place = 0) => (place > membersOnAbout ? texts.membersShown(membersOnAbout) : ''),
    },
    pageOf: ({ isActive }) => (isActive ? '/about' : undefined),
  },
  example: { name: 'Salma Hegazy', position: 'Program Director' },
})

export type TeamMember = RecordOf<typeof teamMember>
