import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Definition } from '../../schema/define-content.ts'
import type { StaffScreen } from '../../schema/staff-screen.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { newRecord } from '../record-address.ts'
import { FormGroups } from '../record-form/form-groups.tsx'
import { FormTabs } from '../record-form/form-tabs.tsx'
import { MoreControl } from '../record-form/more-controls.tsx'
import { RecordForm } from '../record-form/record-form.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { useCancelWithUndo } from '../record-form/use-cancel-with-undo.ts'
import { useInvalidToast } from '../record-form/use-invalid-toast.ts'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { RevisionsButton } from '../revisions/revisions-button.tsx'
import type { ScreenSlots } from '../screen-slots.ts'
import { RecordLanguages } from '../translating/record-languages.tsx'
import { recordPanelTexts as texts } from './record-panel-texts.ts'
import type { RecordNavigation } from './use-record-navigation.ts'

type RecordPanelProps = {
  definition: Definition
  screen: StaffScreen
  slots: ScreenSlots
  navigation: RecordNavigation
  /** Where a new record differs from the definition's defaults. */
  initial: Record<string, unknown>
}

/** The form of one record of a collection, in the place of its list. */
export function RecordPanel({ definition, screen, slots, navigation, initial }: RecordPanelProps) {
  const { id = newRecord } = navigation
  const { words, form: groups } = screen
  const isNew = id === newRecord
  const own = slots.useFormOptions?.()
  const form = useRecordForm(slots.formDefinition ?? definition, {
    ...own,
    id: isNew ? undefined : id,
    initial: { ...initial, ...own?.initial },
    texts: words,
    onSaved: (record, _was, isAllStored) => isAllStored && navigation.close(record.id),
  })
  useInvalidToast(form, words.invalid)
  useTypedAgain(form, navigation.typed)
  const cancel = useCancelWithUndo(form, {
    close: () => navigation.close(),
    reopen: (typed) => navigation.reopen(id, typed),
  })
  const title = isNew ? words.addTitle : words.editTitle
  if (form.isMissing)
    return (
      <EmptyState
        title={texts.missing}
        description={texts.missingHint}
        action={
          <Button asChild variant="secondary">
            <Link to={navigation.list}>{texts.back}</Link>
          </Button>
        }
      />
    )
  const Groups = screen.formAs === 'tabs' ? FormTabs : FormGroups
  return (
    <RecordForm
      form={form}
      label={title}
      saveLabel={words.save}
      onCancel={cancel}
      MoreControl={MoreControl}
      actions={<RevisionsButton form={form} id={form.publishedId} />}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-h3">{title}</h2>
        <RecordLanguages definition={definition} id={form.id} />
      </div>
      <Groups label={title} form={form} groups={groups} slots={slots} />
    </RecordForm>
  )
}

/** Puts what was typed before Cancel into the form again, once it is there. */
function useTypedAgain({ status, methods }: RecordFormState, typed: Record<string, unknown> | undefined) {
  const isDone = useRef(false)
  useEffect(() => {
    if (status !== 'ready' || !typed || isDone.current) return
    isDone.current = true
    methods.reset(typed, { keepDefaultValues: true })
  }, [status, methods, typed])
}
