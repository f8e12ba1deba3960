import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { readAsStaff, type Versioned } from '../../../client/staff-request.ts'
import { type ApplicationReview, applicationReviewFields } from '../../../content/application/application.ts'
import { applicationStatuses } from '../../../content/application/application-rules.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { Written } from '../../../ui/written.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { momentText } from '../../moment-text.ts'
import { counterOf } from '../../record-form/field-frame.tsx'
import { statusLabels, applicationsTexts as texts } from './applications-texts.ts'
import { applicationUrl, type StaffApplication } from './staff-application.ts'
import { type ReviewForm, useApplicationReview } from './use-application-review.ts'

const statusOptions = applicationStatuses.map((status) => ({ value: status, label: statusLabels[status] }))
const longestNotes = applicationReviewFields.notes.facts.maxLength

type ApplicationEditDialogProps = { id: string; onClose: () => void }

/** Reads the application anew before it is edited. */
export function ApplicationEditDialog({ id, onClose }: ApplicationEditDialogProps) {
  const query = useQuery<Versioned<StaffApplication>>({
    queryKey: [applicationUrl(id), 'versioned'],
    queryFn: () => readAsStaff<StaffApplication>(applicationUrl(id)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (query.data) return <ReviewDialog read={query.data} onClose={onClose} />
  return (
    <Dialog open title={texts.editTitle} onOpenChange={(open) => !open && onClose()}>
      <AdminQueryState query={query} failed={texts.viewFailed}>
        {() => null}
      </AdminQueryState>
    </Dialog>
  )
}

type ReviewDialogProps = { read: Versioned<StaffApplication>; onClose: () => void }

function ReviewDialog({ read, onClose }: ReviewDialogProps) {
  const form = useApplicationReview(read, onClose)
  const { register, control, formState } = form.methods
  const notes = useWatch({ control, name: 'notes' })
  const { name, subject } = read.record
  return (
    <FormDialog
      title={texts.editTitle}
      description={`${name} · ${subject}`}
      isDirty={formState.isDirty}
      isBusy={formState.isSubmitting}
      onSubmit={() => void form.save()}
      onClose={onClose}
    >
      <Conflict form={form} />
      {form.failure && (
        <Alert tone="danger" title={form.failure.title}>
          {form.failure.detail}
        </Alert>
      )}
      <FormField label={texts.status} error={formState.errors.status?.message}>
        <NativeSelect options={statusOptions} {...register('status')} />
      </FormField>
      <FormField
        label={texts.notes}
        help={texts.notesHelp}
        error={formState.errors.notes?.message}
        aside={counterOf(notes.length, longestNotes)}
      >
        <Textarea rows={6} maxLength={longestNotes} {...register('notes')} />
      </FormField>
    </FormDialog>
  )
}

/** What somebody else stored meanwhile, wherever it differs from what stands in the form. */
function Conflict({ form: { conflict, methods } }: { form: ReviewForm }) {
  const mine = useWatch({ control: methods.control })
  if (!conflict) return null
  const { who, when, theirs } = conflict
  const differing = (['status', 'notes'] as const).filter((name) => mine[name] !== theirs[name])
  return (
    <Alert tone="warning" title={texts.conflictTitle(who, momentText(when))}>
      <p>{texts.conflict}</p>
      {differing.map((name) => (
        <Theirs
          key={name}
          label={texts[name]}
          value={name === 'status' ? statusLabels[theirs.status] : theirs.notes}
          onTake={() => methods.setValue(name, theirs[name], { shouldDirty: true })}
        />
      ))}
    </Alert>
  )
}

type TheirsProps = { label: ApplicationReview['notes']; value: string; onTake: () => void }

function Theirs({ label, value, onTake }: TheirsProps) {
  const id = useId()
  return (
    <div className="mt-3">
      <p id={id} className="text-caption text-muted">
        {texts.theirs(label)}
      </p>
      <Written as="p" text={value} className="font-medium wrap-anywhere whitespace-pre-wrap">
        {value || <em>{texts.emptyValue}</em>}
      </Written>
      <Button size="sm" variant="secondary" aria-describedby={id} className="mt-2" onClick={onTake}>
        {texts.useTheirs}
      </Button>
    </div>
  )
}
