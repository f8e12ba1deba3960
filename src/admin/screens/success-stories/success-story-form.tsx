import { useRecords } from '../../../client/content-queries.ts'
import { program } from '../../../content/program/program.ts'
import { project } from '../../../content/project/project.ts'
import { successStory } from '../../../content/success-story/success-story.ts'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { RecordForm } from '../../record-form/record-form.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { RevisionsButton } from '../../revisions/revisions-button.tsx'
import { BelongsToField } from './belongs-to-field.tsx'
import { successStoriesTexts as texts } from './success-stories-texts.ts'

type SuccessStoryFormProps = {
  /** Undefined for a new story. */
  id: string | undefined
  onClose: () => void
}

export function SuccessStoryForm({ id, onClose }: SuccessStoryFormProps) {
  const form = useRecordForm(successStory, { id, texts, onSaved: onClose })
  const programs = useRecords(program)
  const projects = useRecords(project)
  const title = id === undefined ? texts.addTitle : texts.editTitle
  return (
    <RecordForm
      form={form}
      label={title}
      onCancel={() => {
        form.discard()
        onClose()
      }}
      actions={<RevisionsButton definition={successStory} id={form.id} onRestored={form.adopt} />}
    >
      <Card>
        <CardHeader title={title} />
        <CardBody className="grid gap-5 md:grid-cols-[1fr_18rem]">
          <div className="space-y-5">
            <RecordField name="name" />
            <RecordField name="role" />
            <RecordField name="quote" />
            <RecordField name="story" />
          </div>
          <div className="space-y-5">
            <RecordField name="imageUrl" previewSize="medium" />
            <BelongsToField
              name="programId"
              label={texts.program}
              help={texts.programHelp}
              records={programs.data}
            />
            <BelongsToField
              name="projectId"
              label={texts.project}
              help={texts.projectHelp}
              records={projects.data}
            />
            <RecordField name="order" />
            <RecordField name="isActive" />
          </div>
        </CardBody>
      </Card>
    </RecordForm>
  )
}
