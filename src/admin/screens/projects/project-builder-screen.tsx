import { project } from '../../../content/project/project.ts'
import { projectBuilder } from '../../../content/project/project-builder.ts'
import { RecordBuilder } from '../../page-builder/record-builder.tsx'

export function ProjectBuilderScreen() {
  return <RecordBuilder definition={project} facts={projectBuilder} />
}
