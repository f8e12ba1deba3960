import { saveFailure } from '../../page-builder/save-failure.ts'

export const projectBuilderTexts = {
  newTitle: 'New Project',
  description: 'Settings for lists and cards first, then the sections of the project’s own page.',
  back: 'Back to Projects',
  missing: 'Project Not Found',
  hidden: 'Hidden',
  created: 'Project saved successfully!',
  updated: 'Project saved successfully!',
  failed: saveFailure('project'),
  loadFailed: 'Failed to load project',
}
