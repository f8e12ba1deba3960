import { compareTexts } from '../shared/compare-texts.ts'
import { dayText } from '../shared/day-text.ts'
import type { AnyField, Fields } from './field.ts'
import { kindTraits, wordsIn } from './kind-traits.ts'
import type { ListFacts, ListRecord, RecordBadge, SortWay } from './list-facts.ts'
import { listTexts as texts } from './list-texts.ts'
import { optionLabel } from './option-label.ts'

interface ListedType<F extends Fields> {
  fields: F
  titleField: string
  visibleWhen(values: ListRecord<F>): boolean
}

const hidden: RecordBadge = { text: texts.hidden, tone: 'warning' }
const maxFacts = 3

/** How records look in a list unless their definition says something else: read off the kinds of the fields. */
export function defaultList<F extends Fields>(type: ListedType<F>): ListFacts<F> {
  const { fields, titleField } = type
  const all = Object.entries<AnyField>(fields)
  const shownAs = (use: string) =>
    all.filter(([name, { kind }]) => name !== titleField && kindTraits[kind].inList === use)
  const namesWith = (trait: 'isSearched' | 'isFilter') =>
    all.filter(([, { kind }]) => kindTraits[kind][trait]).map(([name]) => name)
  const [picture] = shownAs('picture')
  const [text] = shownAs('text')
  const choices = shownAs('badge')
  const facts = shownAs('fact').slice(0, maxFacts)
  const textIn = (record: ListRecord<F>, [name]: [string, AnyField]) =>
    textOf(record[name as keyof ListRecord<F>])
  return {
    as: 'rows',
    picture: (record) => picture && textIn(record, picture),
    pictureLook: 'photo',
    badges: (record) => [
      ...(type.visibleWhen(record) ? [] : [hidden]),
      ...choices
        .map((field) => ({ text: optionLabel(field[1], textIn(record, field)) }))
        .filter(({ text }) => text !== ''),
    ],
    facts: (record) => facts.map((field) => asFact(field[1], textIn(record, field))).filter(Boolean),
    text: (record) => (text ? wordsIn(text[1].kind, textIn(record, text)) : ''),
    tags: () => [],
    link: undefined,
    searchIn: namesWith('isSearched'),
    filterBy: namesWith('isFilter'),
    sorts: defaultSorts(titleField, fields[titleField]?.label ?? ''),
    compare: () => 0,
    isOrderedByHand: 'order' in fields,
    visibility: () => undefined,
    note: () => '',
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function asFact(field: AnyField, text: string): string {
  return field.kind === 'date' ? dayText(text) : text
}

function defaultSorts<F extends Fields>(titleField: string, label: string): SortWay<ListRecord<F>>[] {
  const titleOf = (record: ListRecord<F>) => textOf(record[titleField as keyof ListRecord<F>])
  return [
    { label, compare: (one, other) => compareTexts(titleOf(one), titleOf(other)) },
    {
      label: texts.lastChanged,
      compare: (one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''),
    },
  ]
}
