import type { ReactNode } from 'react'
import { fieldRows, fieldsInGroup } from '../../schema/complete-screen.ts'
import { sharingField } from '../../schema/sharing.ts'
import type { FieldInForm, FormGroup } from '../../schema/staff-screen.ts'
import { classNames } from '../../ui/class-names.ts'
import { groupId } from '../group-id.ts'
import { lazyPart } from '../lazy-part.tsx'
import type { ScreenSlots } from '../screen-slots.ts'
import { EditorSection } from './editor-section.tsx'
import { RecordField } from './record-field.tsx'
import type { RecordFormState } from './record-form-state.ts'
import { useTypedValues } from './use-record-form.ts'
import { VisibilityBadge } from './visibility-badge.tsx'

const SharingPreview = lazyPart(async () => (await import('../sharing/sharing-preview.tsx')).SharingPreview)

export type FormGroupsProps = {
  form: RecordFormState
  groups: readonly FormGroup[]
  slots: Pick<ScreenSlots, 'controls' | 'notes'>
}

/** The groups of a form as cards, those for the side in a narrow column of their own. */
export function FormGroups({ form, groups, slots }: FormGroupsProps) {
  const aside = groups.filter(({ isAside }) => isAside)
  const main = groups.filter((group) => !aside.includes(group))
  const draw = (group: FormGroup) => (
    <ShownWhen key={group.title} form={form} rule={group.shownWhen}>
      <EditorSection
        id={groupId(group)}
        title={group.title}
        description={group.description}
        action={isVisibility(group) && form.status === 'ready' && <VisibilityBadge form={form} />}
      >
        <GroupFields form={form} group={group} slots={slots} />
      </EditorSection>
    </ShownWhen>
  )
  if (aside.length === 0) return main.map(draw)
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-5">{main.map(draw)}</div>
      <div className="space-y-5">{aside.map(draw)}</div>
    </div>
  )
}

/** The switch that hides the record has a part of its own; whether it is hidden stands beside it. */
function isVisibility(group: FormGroup): boolean {
  const fields = fieldsInGroup(group)
  return fields.length === 1 && fields[0] === 'isActive'
}

type GroupFieldsProps = Omit<FormGroupsProps, 'groups'> & { group: FormGroup }

/** What stands under the heading of a group. */
export function GroupFields({ form, group, slots }: GroupFieldsProps) {
  const Note = slots.notes?.[group.title]
  return (
    <>
      {fieldRows(group).map((row) => (
        <FieldRow key={row[0]?.name} form={form} row={row} controls={slots.controls} />
      ))}
      {Note && <Note form={form} />}
      {fieldsInGroup(group).includes(sharingField) && <SharingPreview form={form} />}
      {group.groups?.map((inner) => (
        <section
          key={inner.title}
          id={groupId(inner)}
          tabIndex={-1}
          aria-label={inner.title}
          className="grid scroll-mt-5 gap-5 border-t border-line pt-5 outline-none"
        >
          <h3 className="text-body font-semibold">{inner.title}</h3>
          <GroupFields form={form} group={inner} slots={slots} />
        </section>
      ))}
    </>
  )
}

type FieldRowProps = { form: RecordFormState; row: FieldInForm[]; controls: ScreenSlots['controls'] }

function FieldRow({ form, row, controls }: FieldRowProps) {
  const fields = row.map(({ shownWhen, ...field }) => (
    <ShownWhen key={field.name} form={form} rule={shownWhen}>
      <FieldOrSlot form={form} field={field} Slot={controls?.[field.name]} />
    </ShownWhen>
  ))
  return row.length === 1 ? (
    fields
  ) : (
    <div className={classNames('grid gap-5', row.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
      {fields}
    </div>
  )
}

const grounds = {
  light: '[&_img]:rounded-md [&_img]:p-2 [&_img]:bg-on-primary',
  dark: '[&_img]:rounded-md [&_img]:p-2 [&_img]:bg-night',
}

type FieldOrSlotProps = {
  form: RecordFormState
  field: FieldInForm
  Slot: NonNullable<ScreenSlots['controls']>[string] | undefined
}

function FieldOrSlot({ form, field: { ground, ...field }, Slot }: FieldOrSlotProps) {
  if (Slot) return <Slot name={field.name} form={form} />
  return <RecordField {...field} {...(ground ? { className: grounds[ground] } : {})} />
}

type ShownWhenProps = { form: RecordFormState; rule: FormGroup['shownWhen']; children: ReactNode }

function ShownWhen({ form, rule, children }: ShownWhenProps) {
  return rule ? (
    <ShownByRule form={form} rule={rule}>
      {children}
    </ShownByRule>
  ) : (
    children
  )
}

/** Apart from the others, so that only it is drawn again at every keystroke. */
function ShownByRule({
  form,
  rule,
  children,
}: ShownWhenProps & { rule: NonNullable<ShownWhenProps['rule']> }) {
  return rule(useTypedValues(form)) ? children : null
}
