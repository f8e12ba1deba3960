import { noSharing } from '../no-sharing.ts'
import { colorSchemes } from '../page-section/color-schemes.ts'
import { fallbackProjectTexts as texts } from './fallback-project-texts.ts'
import type { Project } from './project.ts'

const common = {
  address: '',
  status: 'Active',
  imageUrl: '',
  logoUrl: '',
  isActive: true,
  sections: [],
  sharing: noSharing,
  createdAt: null,
  updatedAt: null,
} satisfies Partial<Project>

/** Shown while the list of projects cannot be had. */
export const fallbackProjects: readonly Project[] = [
  {
    ...common,
    ...texts.eden,
    id: 'eden',
    iconName: 'Leaf',
    gradient: colorSchemes.green.classes,
    color: 'green',
    order: 0,
  },
  {
    ...common,
    ...texts.graphene,
    id: 'graphene',
    iconName: 'Zap',
    gradient: colorSchemes.purple.classes,
    color: 'purple',
    order: 1,
  },
  {
    ...common,
    ...texts.nitrous,
    id: 'nitrous',
    iconName: 'Heart',
    gradient: colorSchemes.red.classes,
    color: 'red',
    order: 2,
  },
]
