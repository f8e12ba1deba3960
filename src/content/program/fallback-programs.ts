import { noSharing } from '../no-sharing.ts'
import { colorSchemes } from '../page-section/color-schemes.ts'
import { fallbackProgramTexts as texts } from './fallback-program-texts.ts'
import type { Program } from './program.ts'

const common = {
  address: '',
  status: 'Active',
  imageUrl: '',
  logoUrl: '',
  applicationDeadline: '',
  startDate: '',
  maxParticipants: null,
  currentParticipants: null,
  isAcceptingApplications: true,
  isActive: true,
  sections: [],
  sharing: noSharing,
  createdAt: null,
  updatedAt: null,
} satisfies Partial<Program>

/** Shown while the list of programs cannot be had. */
export const fallbackPrograms: readonly Program[] = [
  {
    ...common,
    ...texts.bridgez,
    id: 'bridgez',
    iconName: 'TrendingUp',
    gradient: colorSchemes.blue.classes,
    color: 'blue',
    order: 0,
  },
  {
    ...common,
    ...texts.imentor,
    id: 'imentor',
    iconName: 'Users',
    gradient: colorSchemes.teal.classes,
    color: 'teal',
    order: 1,
  },
]
