import { inSentence } from '../shared/label-words.ts'
import { defaultList } from './default-list.ts'
import { defaultWords } from './default-words.ts'
import type { Fields, ValuesOf } from './field.ts'
import { hasSharing, sharingField, sharingGroup } from './sharing.ts'
import type { FieldInForm, FormGroup, MenuEntry, ScreenOptions, StaffScreen } from './staff-screen.ts'

interface ScreenedType<F extends Fields> {
  kind: 'collection' | 'singleton'
  path: string
  label: readonly [string, string]
  fields: F
  titleField: string
  visibleWhen(values: ValuesOf<F>): boolean
}

/** A screen with everything in it: what the definition says, and defaults from its labels and fields. */
export function completeScreen<F extends Fields>(
  type: ScreenedType<F>,
  options: ScreenOptions<F>,
  { isMain = false } = {},
): StaffScreen<F> {
  const isSingle = type.kind === 'singleton' || options.choose !== undefined
  const words = { ...defaultWords(type.label, isSingle), ...options.words }
  return {
    path: options.path ?? type.path,
    menu: menuOf(type, options.menu, isSingle),
    parent: options.parent,
    keywords: options.keywords ?? [],
    actions: options.actions ?? [],
    words: { ...words, list: options.words?.list ?? type.label[1] },
    form: formOf(type, options, isMain),
    formAs: options.formAs ?? 'cards',
    list: { ...defaultList(type), ...options.list },
    recordPath: options.recordPath,
    pageOf: options.pageOf ?? (() => undefined),
    ...(options.choose ? { choose: options.choose } : {}),
  }
}

/** The whole form of a type with a page ends with how that page is found and shared. */
function formOf<F extends Fields>(
  type: ScreenedType<F>,
  options: ScreenOptions<F>,
  isMain: boolean,
): StaffScreen<F>['form'] {
  const form: readonly FormGroup[] = options.form ?? [defaultGroup(type)]
  const isNamed = form.flatMap(fieldsInGroup).includes(sharingField)
  const isAdded = isMain && form.length > 0 && hasSharing(type.fields) && !isNamed
  return (isAdded ? [...form, sharingGroup] : form) as StaffScreen<F>['form']
}

function menuOf<F extends Fields>(
  { label: [one, many] }: ScreenedType<F>,
  menu: ScreenOptions<F>['menu'],
  isSingle: boolean,
): MenuEntry | undefined {
  if (menu === false) return undefined
  return {
    label: isSingle ? one : many,
    description: isSingle ? `Edit the ${inSentence(one)}` : `Add and edit ${inSentence(many)}`,
    icon: 'FileText',
    group: isSingle ? 'Pages' : 'Content',
    place: 100,
    ...menu,
  }
}

function defaultGroup<F extends Fields>({ label, fields }: ScreenedType<F>): FormGroup<keyof F & string> {
  return { title: label[0], fields: Object.keys(fields) }
}

/** The fields of a group with how each of them looks; those that stand side by side in one list. */
export function fieldRows<Name extends string>(group: FormGroup<Name>): FieldInForm<Name>[][] {
  return group.fields.map((entry) => {
    const row: readonly (Name | FieldInForm<Name>)[] = isRow(entry) ? entry : [entry]
    return row.map((field) => (typeof field === 'string' ? { name: field } : field))
  })
}

function isRow<Entry>(entry: Entry | readonly Entry[]): entry is readonly Entry[] {
  return Array.isArray(entry)
}

/** The names of all fields in a group and in those inside it. */
export function fieldsInGroup(group: FormGroup): string[] {
  const own = fieldRows(group).flatMap((row) => row.map(({ name }) => name))
  return [...own, ...(group.groups ?? []).flatMap(fieldsInGroup)]
}
