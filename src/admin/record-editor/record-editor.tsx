import { ExternalLink } from 'lucide-react'
import { fieldsInGroup } from '../../schema/complete-screen.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { FormGroup, StaffScreen } from '../../schema/staff-screen.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { groupId } from '../group-id.ts'
import { FormGroups } from '../record-form/form-groups.tsx'
import { FormTabs } from '../record-form/form-tabs.tsx'
import { MoreControl } from '../record-form/more-controls.tsx'
import { RecordForm } from '../record-form/record-form.tsx'
import type { RecordFormOptions } from '../record-form/record-form-options.ts'
import { SaveButton } from '../record-form/save-bar.tsx'
import { useCancelWithUndo } from '../record-form/use-cancel-with-undo.ts'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { RevisionsButton } from '../revisions/revisions-button.tsx'
import type { ScreenSlots } from '../screen-slots.ts'
import { RecordLanguages } from '../translating/record-languages.tsx'
import { JumpList } from './jump-list.tsx'
import { recordEditorTexts as texts } from './record-editor-texts.ts'
import { useFailureToasts } from './use-failure-toasts.ts'

type RecordEditorProps = { definition: Definition; screen: StaffScreen; slots: ScreenSlots }

const layouts = {
  parts: 'grid gap-6 xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-8',
  halves: 'grid gap-8 xl:grid-cols-2',
}

/** The screen of every single record: its form, with the parts of a long one or a preview beside it. */
export function RecordEditor({ definition, screen, slots }: RecordEditorProps) {
  const { words, form: groups, formAs } = screen
  const form = useRecordForm(slots.formDefinition ?? definition, useEditorOptions(definition, screen, slots))
  const cancel = useCancelWithUndo(form)
  useFailureToasts(form, { load: words.loadFailedToast, save: words.saveFailedToast })
  useSlotHook(slots, form)
  const { Preview, EditorActions } = slots
  const isLoaded = form.status !== 'loading'
  const Groups = formAs === 'tabs' ? FormTabs : FormGroups
  const alone = formAs === 'parts' ? layouts.parts : ''
  return (
    <>
      <ScreenHeader
        title={words.title}
        description={words.description}
        actions={
          <>
            <PageLink page={screen.pageOf({ ...form.methods.getValues(), id: '', updatedAt: null })} />
            <RecordLanguages definition={definition} id={form.id} />
            <RevisionsButton form={form} id={form.id} />
            {EditorActions && <EditorActions form={form} />}
            {!form.isReadOnly && <SaveButton form={form} label={words.save} />}
          </>
        }
      />
      {/* Never wider than the screen, whatever a preview inside it measures. */}
      <div
        className={classNames(
          'grid-cols-[minmax(0,1fr)]',
          Preview ? (slots.previewColumns ?? layouts.halves) : alone,
        )}
      >
        {formAs === 'parts' && isLoaded && <JumpList form={form} parts={partsOf(groups)} />}
        <RecordForm
          form={form}
          label={words.title}
          saveLabel={words.save}
          onCancel={cancel}
          MoreControl={MoreControl}
        >
          <Groups label={words.title} form={form} groups={groups} slots={slots} />
        </RecordForm>
        {Preview && isLoaded && <Preview form={form} />}
      </div>
    </>
  )
}

function PageLink({ page }: { page: string | undefined }) {
  if (!page) return null
  return (
    <Button asChild variant="ghost">
      <a href={page} target="_blank" rel="noopener">
        <ExternalLink aria-hidden="true" />
        {texts.viewPage} <span className="sr-only">{texts.newTab}</span>
      </a>
    </Button>
  )
}

/** A screen neither checks nor sends the fields that another screen of the record edits. */
function useEditorOptions(
  definition: Definition,
  screen: StaffScreen,
  slots: ScreenSlots,
): RecordFormOptions<Definition> {
  const own = slots.useFormOptions?.()
  const isPart = screen !== definition.screens[0]
  return {
    texts: screen.words,
    choose: screen.choose && ((list) => list.find(({ id }) => id === screen.choose?.(list)?.id)),
    fields: definition.screens.length > 1 ? screen.form.flatMap(fieldsInGroup) : undefined,
    isPart,
    ...own,
  }
}

/** A screen's slots never change, so neither does whether it has a hook. */
function useSlotHook(slots: ScreenSlots, form: Parameters<NonNullable<ScreenSlots['useForm']>>[0]): void {
  slots.useForm?.(form)
}

function partsOf(groups: readonly FormGroup[]) {
  return groups
    .flatMap((group) => [{ ...group, groups: [] }, ...(group.groups ?? [])])
    .map((group) => ({
      id: groupId(group),
      title: group.shortTitle ?? group.title,
      fields: fieldsInGroup(group),
    }))
}
