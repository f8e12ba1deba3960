import { projectPageSections } from '../../../content/page-section/record-page-sections.ts'
import { projectEditorLayouts } from '../../../content/page-section/section-layout-names.ts'
import type { project } from '../../../content/project/project.ts'
import { projectBuilder } from '../../../content/project/project-builder.ts'
import { formValues } from '../../page-builder/form-values.ts'
import { SectionCards } from '../../page-builder/section-cards.tsx'
import { useSectionSelection } from '../../page-builder/use-section-selection.ts'
import type { RecordFormState } from '../../record-form/record-form-state.ts'

/** The sections of a project in the form of the list. */
export function ProjectSections({ form }: { form: RecordFormState<typeof project> }) {
  const selection = useSectionSelection()
  return (
    <SectionCards
      form={form}
      layouts={projectEditorLayouts}
      starters={[]}
      hints={projectBuilder.hints}
      composed={() => projectPageSections({ ...formValues(form), id: form.id ?? '' })}
      selection={selection}
    />
  )
}
