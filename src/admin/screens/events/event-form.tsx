import { event } from '../../../content/event/event.ts'
import { eventVisibility } from '../../../content/event/event-rules.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { RecordForm } from '../../record-form/record-form.tsx'
import { useInvalidToast } from '../../record-form/use-invalid-toast.ts'
import { type RecordFormState, useRecordForm, useTypedValues } from '../../record-form/use-record-form.ts'
import { RevisionsButton } from '../../revisions/revisions-button.tsx'
import { eventsTexts as texts } from './events-texts.ts'

type EventFormProps = {
  /** Undefined for a new event. */
  id: string | undefined
  onClose: () => void
}

export function EventForm({ id, onClose }: EventFormProps) {
  const failed = id === undefined ? 'Failed to create event' : 'Failed to update event'
  const form = useRecordForm(event, { id, texts: { ...texts, failed }, onSaved: onClose })
  useInvalidToast(form, texts.required)
  const title = id === undefined ? texts.addTitle : texts.editTitle
  return (
    <RecordForm
      form={form}
      label={title}
      onCancel={() => {
        form.discard()
        onClose()
      }}
      actions={<RevisionsButton definition={event} id={form.id} onRestored={form.adopt} />}
    >
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="space-y-5">
          <Card>
            <CardHeader title={texts.what} />
            <CardBody className="space-y-5">
              <RecordField name="title" help={texts.titleHelp} />
              <RecordField name="description" />
              <RecordField name="type" />
              <RecordField name="imageUrl" previewSize="large" />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title={texts.whenAndWhere} />
            <CardBody className="grid gap-5 sm:grid-cols-2">
              <RecordField name="date" help={texts.dateHelp} />
              <RecordField name="time" />
              <RecordField name="endDate" />
              <RecordField name="location" />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title={texts.takingPart} />
            <CardBody className="grid gap-5 sm:grid-cols-2">
              <RecordField name="registrationFormUrl" placeholder="https://" />
              <RecordField name="price" />
              <RecordField name="capacity" />
              <RecordField name="currentRegistrations" />
            </CardBody>
          </Card>
        </div>
        <Card className="self-start">
          <CardHeader title={texts.publishing} />
          <CardBody className="space-y-5">
            <RecordField name="status" />
            <RecordField name="isPublished" />
            <RecordField name="isFeatured" />
            <VisibilityNote form={form} />
          </CardBody>
        </Card>
      </div>
    </RecordForm>
  )
}

/** What the switches mean together, while they are being set. */
function VisibilityNote({ form }: { form: RecordFormState<typeof event> }) {
  const { isVisible, words } = eventVisibility(useTypedValues(form))
  return (
    <Alert tone={isVisible ? 'info' : 'warning'} title={texts.visibleNow}>
      {words}
    </Alert>
  )
}
