import { PanelTopOpen } from 'lucide-react'
import { Link } from 'react-router'
import { projectPageSections } from '../../../content/page-section/record-page-sections.ts'
import { projectEditorLayouts } from '../../../content/page-section/section-layout-names.ts'
import { type Project, project } from '../../../content/project/project.ts'
import { projectBuilder } from '../../../content/project/project-builder.ts'
import { Button } from '../../../ui/button.tsx'
import { ColorSchemeControl } from '../../page-builder/color-scheme-control.tsx'
import { formValues } from '../../page-builder/form-values.ts'
import { PageMark } from '../../page-builder/page-mark.tsx'
import { RecordBuilder } from '../../page-builder/record-builder.tsx'
import { SectionCards } from '../../page-builder/section-cards.tsx'
import { useSectionSelection } from '../../page-builder/use-section-selection.ts'
import type { RecordFormState } from '../../record-form/use-record-form.ts'
import { RecordLinkButton } from '../../record-manager/record-actions.tsx'
import { slotsOf } from '../../screen-slots.ts'
import { projectTexts as texts } from './project-texts.ts'

function OpenBuilder() {
  return (
    <Button asChild variant="secondary">
      <Link to="/admin/projects/builder/new">{texts.openBuilder}</Link>
    </Button>
  )
}

/** The form of the list, without the preview of the page. */
function QuickEdit({ record: { id, title } }: { record: Project }) {
  return (
    <RecordLinkButton
      to={`/admin/projects/${encodeURIComponent(id)}`}
      label={texts.quickEdit(title)}
      icon={<PanelTopOpen />}
    />
  )
}

function ProjectSections({ form }: { form: RecordFormState<typeof project> }) {
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

export const projectSlots = slotsOf(project, {
  Mark: PageMark,
  Builder: () => <RecordBuilder definition={project} facts={projectBuilder} />,
  ListActions: OpenBuilder,
  RecordActions: QuickEdit,
  controls: { color: ColorSchemeControl, sections: ProjectSections },
})
