import { saveFailure } from '../../page-builder/save-failure.ts'

export const programBuilderTexts = {
  newTitle: 'New Program',
  description: 'Settings for lists and cards first, then the sections of the program’s own page.',
  back: 'Back to Programs',
  missing: 'Program Not Found',
  hidden: 'Hidden',
  visible: 'Visible on the website',
  visibleHelp: 'Switched off, it is in no list, no menu, and has no page.',
  basics: 'Basics',
  basicsHint: 'Name, short texts, status and visibility',
  applications: 'Applications and dates',
  applicationsHint: 'Who can take part, when and where',
  details: 'Details',
  detailsHint: 'Long texts and lists, shown on pages without sections of their own',
  design: 'Look and order',
  designHint: 'Pictures, icon, colour and place in lists',
  created: 'Program saved successfully!',
  updated: 'Program saved successfully!',
  failed: saveFailure('program'),
  loadFailed: 'Failed to load program',
}
