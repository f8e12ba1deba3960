import { address } from '../../schema/address-field.ts'
import type { RecordOf } from '../../schema/define-content.ts'
import {
  choice,
  cssClass,
  date,
  icon,
  image,
  longText,
  openChoice,
  optionalInteger,
  richText,
  text,
  textList,
  toggle,
} from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { addressOf } from '../../shared/address-of.ts'
import { defineCollection } from '../define-type.ts'
import { defaultIconName, programIconNames } from '../icon-names.ts'
import { orderAndVisibility } from '../order-and-visibility.ts'
import { colorSchemeNames, colorSchemes, withSchemeGradient } from '../page-section/color-schemes.ts'
import { pageRecordList } from '../page-section/page-record-screen.ts'
import { sections, withSectionIds } from '../page-section/page-section.ts'
import { withoutHiddenSections } from '../page-section/withheld-sections.ts'
import { statuses } from './program-status.ts'

export const program = defineCollection({
  name: 'program',
  path: 'programs',
  label: ['Program', 'Programs'],
  fields: {
    title: text('Title').required(),
    address: address('/programs'),
    subtitle: text('Subtitle', { max: 300 }),
    description: longText('Short description', { max: 2000 }),
    fullDescription: richText('Full description', { max: 20_000 }),
    overview: richText('Overview', { max: 20_000 }),
    objectives: textList('Objectives'),
    process: textList('Process'),
    keyAchievements: textList('Key achievements'),
    features: textList('Features'),
    requirements: textList('Requirements'),
    status: choice('Status', statuses).default('Active'),
    duration: text('Duration').default('6 months'),
    participants: text('Participants').default('50 participants per cohort'),
    applicationDeadline: date('Application deadline').help(
      'The last day on which applications are taken, by the clock of the site.',
    ),
    imageUrl: image('Image', { folder: 'programs' }),
    logoUrl: image('Logo', { folder: 'programs' }).checked({ minWidth: 120 }),
    iconName: icon('Icon', programIconNames).default(defaultIconName),
    gradient: cssClass('Gradient').default(colorSchemes.blue.classes),
    color: openChoice('Color scheme', colorSchemeNames).default('blue'),
    location: text('Location'),
    startDate: date('Start date'),
    maxParticipants: optionalInteger('Maximum participants').help(
      'Once as many take part, no more applications are taken.',
    ),
    currentParticipants: optionalInteger('Current participants'),
    isAcceptingApplications: toggle('Accepting applications').default(true),
    ...orderAndVisibility,
    sections: sections('programs'),
    sharing: sharing(),
  },
  prepare: (input) => withSectionIds(withSchemeGradient(input)),
  visibleWhen: (values) => values.isActive,
  forVisitors: withoutHiddenSections,
  screen: {
    menu: { description: 'What people apply for', icon: 'Rocket', place: 10 },
    keywords: ['courses', 'accelerator', 'cohort', 'apply', 'builder'],
    words: {
      description: 'What people can apply for, in the order visitors see it.',
      add: 'Open Builder',
      emptyHint:
        'Create the first one in the builder; it appears on the Programs page as soon as it is saved.',
      loading: 'Loading programs...',
      loadFailed: 'Failed to load programs',
      confirmDelete: 'Are you sure you want to delete this program?',
      deleted: 'Program deleted successfully',
      deleteFailed: 'Failed to delete program',
      ordered: 'Program order updated successfully',
      orderFailed: 'Failed to update program order',
      cloned: 'Program cloned successfully',
      cloneFailed: 'Failed to clone program',
    },
    form: [],
    recordPath: (id) => `programs/builder/${id}`,
    list: {
      ...pageRecordList,
      searchIn: ['title', 'subtitle', 'description', 'status'],
      filterBy: ['status', 'isAcceptingApplications', 'isActive'],
    },
    pageOf: (record) => (record.isActive ? `/programs/${addressOf(record)}` : undefined),
  },
  example: {
    title: 'Bridgez',
    subtitle: 'From first customers to a business that lasts',
    description: 'Six months of acceleration for young companies that solve a social problem.',
    objectives: ['Reach the first hundred paying customers'],
    color: 'blue',
  },
})

export type Program = RecordOf<typeof program>
