import { aboutSection } from '../../../content/about-section/about-section.ts'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { RecordForm } from '../../record-form/record-form.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { RevisionsButton } from '../../revisions/revisions-button.tsx'
import { aboutSectionsTexts as texts } from './about-sections-texts.ts'

type AboutSectionFormProps = {
  /** Undefined for a new section. */
  id: string | undefined
  onClose: () => void
}

export function AboutSectionForm({ id, onClose }: AboutSectionFormProps) {
  const form = useRecordForm(aboutSection, { id, texts, onSaved: onClose })
  const title = id === undefined ? texts.addTitle : texts.editTitle
  return (
    <RecordForm
      form={form}
      label={title}
      onCancel={() => {
        form.discard()
        onClose()
      }}
      actions={<RevisionsButton definition={aboutSection} id={form.id} onRestored={form.adopt} />}
    >
      <Card>
        <CardHeader title={title} />
        <CardBody className="grid gap-5 md:grid-cols-[1fr_18rem]">
          <div className="space-y-5">
            <RecordField name="title" />
            <RecordField name="content" />
            <RecordField name="isActive" />
          </div>
          <div className="space-y-5">
            <RecordField name="imageUrl" previewSize="medium" />
            <RecordField name="mapImageUrl" previewSize="medium" />
          </div>
        </CardBody>
      </Card>
    </RecordForm>
  )
}
