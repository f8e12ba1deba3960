import { use } from 'react'
import { enabledInOrder } from '../content/page-section/merge-sections.ts'
import type { PageSection } from '../content/page-section/page-section.ts'
import type { Program } from '../content/program/program.ts'
import type { Project } from '../content/project/project.ts'

const load = () => import('../content/page-section/record-page-sections.ts')
let composing: ReturnType<typeof load> | undefined

/** What makes a page from the fields of a record is loaded with the first one that has no sections. */
function composed(): ReturnType<typeof load> {
  composing ??= load()
  return composing
}

export function programPageSections(program: Program): PageSection[] {
  const { sections } = program
  return sections.length > 0 ? enabledInOrder(sections) : use(composed()).programPageSections(program)
}

export function projectPageSections(project: Project): PageSection[] {
  const { sections } = project
  return sections.length > 0 ? enabledInOrder(sections) : use(composed()).projectPageSections(project)
}
