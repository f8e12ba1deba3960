import { countHours } from '../../shared/count-hours.ts'
import { foundation } from '../foundation.ts'

/** The words of a page that is made from the fields of a program or a project. */
export const composedPageTexts = {
  apply: 'Apply now',
  aboutProgram: 'About the program',
  aboutProject: 'About the project',
  facts: 'At a glance',
  duration: 'Duration',
  participants: 'Participants',
  location: 'Location',
  beneficiaries: 'Beneficiaries',
  timeline: 'Timeline',
  objectives: 'Objectives',
  features: 'What you get',
  process: 'How it works',
  achievements: 'Key achievements',
  requirements: 'Who can apply',
  impact: 'Impact',
  activities: 'Activities',
  joinProgram: (title: string) => `Join ${title}`,
  helpProject: (title: string) => `Help ${title} to grow`,
  workWithUs: 'Work with us',
  closing: () => `Tell us about yourself. We answer within ${countHours(foundation.replyHours)}.`,
  join: 'Join Us',
  all: 'All programs and projects',
} as const
