import { address } from '../../schema/address-field.ts'
import type { RecordOf } from '../../schema/define-content.ts'
import {
  choice,
  cssClass,
  icon,
  image,
  longText,
  openChoice,
  richText,
  text,
  textList,
} from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { defineCollection } from '../define-type.ts'
import { defaultIconName, projectIconNames } from '../icon-names.ts'
import { orderAndVisibility } from '../order-and-visibility.ts'
import { colorSchemeNames, colorSchemes, withSchemeGradient } from '../page-section/color-schemes.ts'
import { sections, withSectionIds } from '../page-section/page-section.ts'
import { withoutHiddenSections } from '../page-section/withheld-sections.ts'
import { statuses } from '../program/program-status.ts'

import { projectScreen } from './project-screen.ts'

export const project = defineCollection({
  name: 'project',
  path: 'projects',
  label: ['Project', 'Projects'],
  fields: {
    title: text('Title').required().default('New Project'),
    address: address('/projects'),
    subtitle: text('Subtitle', { max: 300 }),
    description: longText('Short description', { max: 2000 }).required(),
    fullDescription: richText('Full description', { max: 20_000 }).required(),
    location: text('Location').required().default('Multiple locations across Africa'),
    beneficiaries: text('Beneficiaries').required().default('2,500+ direct beneficiaries'),
    timeline: text('Timeline').required().default('36 months'),
    status: choice('Status', statuses).default('Active'),
    impact: textList('Impact'),
    activities: textList('Activities'),
    imageUrl: image('Image', { folder: 'projects' }),
    logoUrl: image('Logo', { folder: 'projects' }).checked({ minWidth: 120 }),
    iconName: icon('Icon', projectIconNames).default(defaultIconName),
    gradient: cssClass('Gradient').default(colorSchemes.green.classes),
    color: openChoice('Color scheme', colorSchemeNames).default('green'),
    ...orderAndVisibility,
    sections: sections('projects'),
    sharing: sharing(),
  },
  prepare: (input) => withSectionIds(withSchemeGradient(input)),
  newId: (_values, now) => `project-${now.getTime()}`,
  visibleWhen: (values) => values.isActive,
  forVisitors: withoutHiddenSections,
  screen: projectScreen,
  example: {
    title: 'Eden',
    description: 'Drip irrigation and shared greenhouses for smallholders in the western desert.',
    fullDescription: 'Families grow two harvests a year on land that gave one, with half of the water.',
    impact: ['1,200 feddans under drip irrigation'],
    color: 'green',
  },
})

export type Project = RecordOf<typeof project>
