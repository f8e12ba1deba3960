import { fieldRows } from './complete-screen.ts'
import type { Definition } from './define-content.ts'
import { type AnyField, Field, type Fields } from './field.ts'
import type { FailureText, FieldInForm, FormGroup, StaffScreen } from './staff-screen.ts'

/**
 * Answers how a text is said in other words, such as those of another language. `place` tells the labels of two fields apart
 * that are the same word and mean two things: `footer.address`.
 */
export type Reword = (text: string, place?: string) => string

/** The definition in other words: everything that staff read of it, and nothing that is stored, sent or compared. */
export function rewordDefinition<F extends Fields>(definition: Definition<F>, reword: Reword): Definition<F> {
  const [one, many] = definition.label
  const [first, ...more] = definition.screens
  const screen = (original: StaffScreen<F>) => rewordScreen(original, reword)
  return {
    ...definition,
    label: [reword(one), reword(many)],
    fields: rewordFields(definition.fields, reword, definition.name),
    screens: [screen(first), ...more.map(screen)],
  }
}

function rewordFields<F extends Fields>(fields: F, reword: Reword, place: string): F {
  const reworded = Object.entries(fields).map(([name, field]) => [
    name,
    rewordField(field, reword, `${place}.${name}`),
  ])
  return Object.fromEntries(reworded) as F
}

function rewordField(field: AnyField, reword: Reword, place: string): AnyField {
  const { help, placeholder, options, itemLabel, fields, memberLabels } = field.facts
  const facts = {
    ...field.facts,
    ...(help === undefined ? {} : { help: reword(help) }),
    ...(placeholder === undefined ? {} : { placeholder: reword(placeholder) }),
    ...(itemLabel === undefined ? {} : { itemLabel: reword(itemLabel) }),
    ...(fields ? { fields: rewordFields(fields, reword, place) } : {}),
    // Icons and classes are told by their looks.
    ...(options && field.kind === 'choice' ? { optionLabels: pairs(options, reword) } : {}),
    ...(memberLabels ? { memberLabels: rewordLabels(memberLabels, reword) } : {}),
  }
  return new Field({ ...field, label: reword(field.label, place), facts })
}

function pairs(texts: readonly string[], reword: Reword): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [text, reword(text)]))
}

type MemberLabels = NonNullable<AnyField['facts']['memberLabels']>

function rewordLabels(labelsOf: MemberLabels, reword: Reword): MemberLabels {
  return (item) => {
    const labels = labelsOf(item)
    return labels && Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, reword(label)]))
  }
}

function rewordScreen<F extends Fields>(screen: StaffScreen<F>, reword: Reword): StaffScreen<F> {
  const { menu, list } = screen
  return {
    ...screen,
    menu: menu && { ...menu, label: reword(menu.label), description: reword(menu.description) },
    keywords: screen.keywords.map((word) => reword(word)),
    actions: screen.actions.map(({ label, keywords = [], at }) => ({
      label: reword(label),
      keywords: keywords.map((word) => reword(word)),
      at,
    })),
    words: rewordWords(screen.words, reword),
    form: rewordGroups(screen.form, reword),
    list: {
      ...list,
      link: list.link?.words ? { ...list.link, words: reword(list.link.words) } : list.link,
      sorts: list.sorts.map((way) => ({ ...way, label: reword(way.label) })),
    },
  }
}

/** Of sentences; what is left empty is left so. */
export function rewordWords<Words extends object>(words: Words, reword: Reword): Words {
  const reworded = Object.entries(words).map(([name, text]) => [name, rewordText(text, reword)])
  return Object.fromEntries(reworded) as Words
}

function rewordText(text: FailureText, reword: Reword): FailureText {
  if (typeof text === 'function') return (failure) => reword(text(failure))
  return text === '' ? '' : reword(text)
}

export function rewordGroups<Name extends string>(
  groups: readonly FormGroup<Name>[],
  reword: Reword,
): FormGroup<Name>[] {
  return groups.map((group) => ({
    ...group,
    title: reword(group.title),
    ...(group.shortTitle === undefined ? {} : { shortTitle: reword(group.shortTitle) }),
    ...(group.description === undefined ? {} : { description: reword(group.description) }),
    fields: fieldRows(group).map((row) => row.map((field) => rewordLook(field, reword))),
    ...(group.groups ? { groups: rewordGroups(group.groups, reword) } : {}),
  }))
}

function rewordLook<Name extends string>(look: FieldInForm<Name>, reword: Reword): FieldInForm<Name> {
  const { label, help, placeholder, options } = look
  return {
    ...look,
    ...(label === undefined ? {} : { label: reword(label) }),
    ...(help === undefined ? {} : { help: reword(help) }),
    ...(placeholder === undefined ? {} : { placeholder: reword(placeholder) }),
    ...(options ? { options: options.map(({ value, label }) => ({ value, label: reword(label) })) } : {}),
  }
}
