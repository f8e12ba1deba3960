import { groupsInPageLanguage, wordsInPageLanguage } from '../content-words.ts'
import { type PageBuilderFacts, saveFailure } from '../page-section/page-builder-facts.ts'
import { projectPageSections } from '../page-section/record-page-sections.ts'
import { projectHints } from '../page-section/section-hints.ts'
import { projectBuilderLayouts } from '../page-section/section-layout-names.ts'
import { defaultProjectSections } from './default-project-sections.ts'
import type { Project } from './project.ts'
import { projectGroups } from './project-screen.ts'

export const projectBuilder = {
  path: 'projects/builder',
  groups: groupsInPageLanguage(projectGroups),
  layouts: projectBuilderLayouts,
  starters: defaultProjectSections,
  hints: projectHints,
  shown: projectPageSections,
  words: wordsInPageLanguage({
    newTitle: 'New Project',
    description: 'Settings for lists and cards first, then the sections of the project’s own page.',
    back: 'Back to Projects',
    missing: 'Project Not Found',
    created: 'Project saved successfully!',
    updated: 'Project saved successfully!',
    failed: saveFailure((reason) => `Error saving project: ${reason}`),
    loadFailed: 'Failed to load project',
  }),
} satisfies PageBuilderFacts<Project>
