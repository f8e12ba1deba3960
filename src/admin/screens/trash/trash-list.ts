import { compareTexts } from '../../../shared/compare-texts.ts'
import type { Language } from '../../../shared/languages.ts'
import { RecordSearch } from '../../../shared/record-search.ts'
import { actorName } from '../../actor-name.ts'
import { answerInPageLanguage } from '../../answer-words.ts'

/** A deleted record, a draft of one, or a translation that was taken back, as the server answers it. */
export interface TrashItem {
  path: string
  type: string
  label: string
  id: string
  /** Of a translation. */
  lang?: Language
  /** Of a record that was thrown away before it was published. */
  isDraft?: boolean
  title: string
  deletedAt: string
  deletedBy: string
  revision: number
}

export const trashUrl = '/api/trash'

/** Tells items apart: a record and its translations share an id. */
export function trashKey({ type, id, lang }: TrashItem): string {
  return [type, id, lang].join(' ')
}

/** The answer, with kinds as the admin area calls them. */
export function readTrash(items: readonly TrashItem[]): TrashItem[] {
  return items.map((item) => ({
    ...item,
    label: answerInPageLanguage(item.label),
    deletedBy: actorName(item.deletedBy),
  }))
}

const trashSearch = new RecordSearch<TrashItem>(({ title, label, deletedBy }) => [title, label, deletedBy])

/** The items that hold every word of the search, of one kind where one is chosen. */
export function findInTrash(items: readonly TrashItem[], search: string, type: string): TrashItem[] {
  return trashSearch.find(items, search).filter((item) => type === '' || item.type === type)
}

/** The kinds there are something of, by their names. */
export function trashTypes(items: readonly TrashItem[]): { value: string; label: string }[] {
  const labels = new Map(items.map(({ type, label }) => [type, label]))
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => compareTexts(one.label, other.label))
}
