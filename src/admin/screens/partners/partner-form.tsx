import { partner } from '../../../content/partner/partner.ts'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { RecordForm } from '../../record-form/record-form.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { RevisionsButton } from '../../revisions/revisions-button.tsx'
import { partnersTexts as texts } from './partners-texts.ts'

type PartnerFormProps = {
  /** Undefined for a new partner. */
  id: string | undefined
  onClose: () => void
}

export function PartnerForm({ id, onClose }: PartnerFormProps) {
  const form = useRecordForm(partner, { id, texts, onSaved: onClose })
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
      actions={<RevisionsButton definition={partner} id={form.id} onRestored={form.adopt} />}
    >
      <Card>
        <CardHeader title={title} />
        <CardBody className="grid gap-5 md:grid-cols-[1fr_16rem]">
          <div className="space-y-5">
            <RecordField name="name" />
            <RecordField name="websiteUrl" placeholder="https://" />
            <RecordField name="order" />
            <RecordField name="isActive" />
          </div>
          <RecordField name="logoUrl" previewSize="medium" />
        </CardBody>
      </Card>
    </RecordForm>
  )
}
