import { teamMember } from '../../../content/team-member/team-member.ts'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { RecordForm } from '../../record-form/record-form.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { RevisionsButton } from '../../revisions/revisions-button.tsx'
import { teamTexts as texts } from './team-texts.ts'

type TeamFormProps = {
  /** Undefined for a new member. */
  id: string | undefined
  onClose: () => void
}

export function TeamForm({ id, onClose }: TeamFormProps) {
  const form = useRecordForm(teamMember, { id, texts, onSaved: onClose })
  const title = id === undefined ? texts.addTitle : texts.editTitle
  const cancel = () => {
    form.discard()
    onClose()
  }
  return (
    <RecordForm
      form={form}
      label={title}
      onCancel={cancel}
      actions={<RevisionsButton definition={teamMember} id={form.id} onRestored={form.adopt} />}
    >
      <Card>
        <CardHeader title={title} />
        <CardBody className="grid gap-5 md:grid-cols-[1fr_16rem]">
          <div className="space-y-5">
            <RecordField name="name" />
            <RecordField name="position" />
            <RecordField name="bio" />
            <RecordField name="linkedinUrl" placeholder="https://www.linkedin.com/in/…" />
          </div>
          <div className="space-y-5">
            <RecordField name="imageUrl" previewSize="medium" />
            <RecordField name="order" />
            <RecordField name="isActive" />
          </div>
        </CardBody>
      </Card>
    </RecordForm>
  )
}
