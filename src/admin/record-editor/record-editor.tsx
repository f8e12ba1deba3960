import { fieldsInGroup } from '../../schema/complete-screen.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { FormGroup, StaffScreen } from '../../schema/staff-screen.ts'
import { JumpList } from '../page-editor/jump-list.tsx'
import { PageEditor } from '../page-editor/page-editor.tsx'
import { useCancelWithUndo } from '../page-editor/use-cancel-with-undo.ts'
import { useFailureToasts } from '../page-editor/use-failure-toasts.ts'
import { VisibilityBadge } from '../page-editor/visibility-badge.tsx'
import { FormGroups, groupId } from '../record-form/form-groups.tsx'
import { FormTabs } from '../record-form/form-tabs.tsx'
import type { RecordFormOptions } from '../record-form/record-form-options.ts'
import { useRecordForm } from '../record-form/use-record-form.ts'
import type { ScreenSlots } from '../screen-slots.ts'

type RecordEditorProps = { definition: Definition; screen: StaffScreen; slots: ScreenSlots }

const layouts = {
  alone: '',
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
  const hasBadge = form.status === 'ready' && groups.flatMap(fieldsInGroup).includes('isActive')
  const Groups = formAs === 'tabs' ? FormTabs : FormGroups
  return (
    <PageEditor
      form={form}
      title={words.title}
      description={words.description}
      page={screen.pageOf({ ...form.methods.getValues(), id: form.id ?? '', updatedAt: form.savedAt })}
      saveLabel={words.save}
      badge={hasBadge && <VisibilityBadge form={form} />}
      actions={EditorActions && <EditorActions form={form} />}
      onCancel={cancel}
      className={
        Preview ? (slots.previewColumns ?? layouts.halves) : layouts[formAs === 'parts' ? 'parts' : 'alone']
      }
      before={formAs === 'parts' && isLoaded && <JumpList form={form} parts={partsOf(groups)} />}
      aside={Preview && isLoaded && <Preview form={form} />}
    >
      <Groups label={words.title} form={form} groups={groups} slots={slots} />
    </PageEditor>
  )
}

/** A screen that edits a part of a record neither shows nor sends the other fields. */
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
    fields: isPart ? screen.form.flatMap(fieldsInGroup) : undefined,
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
