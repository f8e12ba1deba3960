import { projectPageSections } from '../../../content/page-section/record-page-sections.ts'
import { projectEditorLayouts } from '../../../content/page-section/section-layout-names.ts'
import { project } from '../../../content/project/project.ts'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { formValues } from '../../page-builder/form-values.ts'
import { SectionCards } from '../../page-builder/section-cards.tsx'
import { useSectionSelection } from '../../page-builder/use-section-selection.ts'
import { RecordForm } from '../../record-form/record-form.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { RevisionsButton } from '../../revisions/revisions-button.tsx'
import { projectGroups } from './project-groups.tsx'
import { projectsTexts as texts } from './projects-texts.ts'

type ProjectPanelProps = {
  /** Undefined for a new project. */
  id: string | undefined
  onClose: () => void
}

/** A project beside the list, without the preview of its page. */
export function ProjectPanel({ id, onClose }: ProjectPanelProps) {
  const form = useRecordForm(project, { id, texts, onSaved: onClose })
  const selection = useSectionSelection()
  const title = id === undefined ? texts.addTitle : texts.editTitle
  const cancel = () => {
    form.discard()
    onClose()
  }
  const composed = () => projectPageSections({ ...formValues(form), id: form.id ?? '' })
  const sections = {
    value: 'sections',
    label: texts.sections,
    content: (
      <SectionCards
        form={form}
        layouts={projectEditorLayouts}
        starters={[]}
        composed={composed}
        selection={selection}
      />
    ),
  }
  const groups = projectGroups.map(({ value, label, Fields }) => ({
    value,
    label,
    content: (
      <div className="space-y-5">
        <Fields />
      </div>
    ),
  }))
  return (
    <RecordForm
      form={form}
      label={title}
      onCancel={cancel}
      actions={<RevisionsButton definition={project} id={form.id} onRestored={form.adopt} />}
    >
      <Card>
        <CardHeader title={title} />
        <CardBody>
          <Tabs label={title} items={[...groups, sections]} keepMounted />
        </CardBody>
      </Card>
    </RecordForm>
  )
}
