import type { Definition } from '../../schema/define-content.ts'
import { isTranslated } from '../../schema/is-translated.ts'
import type { MenuEntry, StaffScreen } from '../../schema/staff-screen.ts'
import { type ScreenAction, screenActions } from '../screen-actions.ts'

/** What menu, search and links know of a content type, as plain data: no fields, no rules. */
export interface OutlineRow
  extends Pick<Definition, 'kind' | 'name' | 'path' | 'label' | 'titleField' | 'writePermission'> {
  /** The fixed id of a singleton. */
  singletonId?: string
  /** Where each of its records has a page, before the address of the record. */
  pagePath?: string
  /** Whether something in its records has words in other languages. */
  isTranslated: boolean
  /** The one that edits whole records first. */
  screens: readonly [ScreenRow, ...ScreenRow[]]
}

export interface ScreenRow {
  /** Behind /admin/. */
  path: string
  title: string
  menu?: MenuEntry
  parent?: string
  keywords: readonly string[]
  actions: readonly ScreenAction[]
  /** Where a record is edited, when that is not `{path}/{id}`, with `:id` in the place of its id. */
  recordPattern?: string
  /** Of a collection that is edited as if it held one record. */
  isChosen?: true
}

export function outlineRow(definition: Definition): OutlineRow {
  const { kind, name, path, label, titleField, writePermission, singletonId, fields } = definition
  const [main, ...more] = definition.screens
  const pagePath = Object.values(fields).find((field) => field.kind === 'address')?.facts.pagePath
  return {
    kind,
    name,
    path,
    label,
    titleField,
    writePermission,
    ...(singletonId === undefined ? {} : { singletonId }),
    ...(pagePath === undefined ? {} : { pagePath }),
    isTranslated: isTranslated(fields),
    screens: [screenRow(definition, main), ...more.map((screen) => screenRow(definition, screen))],
  }
}

function screenRow(definition: Definition, screen: StaffScreen): ScreenRow {
  const { path, words, menu, parent, keywords, recordPath, choose } = screen
  return {
    path,
    title: words.title,
    ...(menu ? { menu } : {}),
    ...(parent === undefined ? {} : { parent }),
    keywords,
    actions: screenActions(definition, screen),
    ...(recordPath ? { recordPattern: recordPath(':id') } : {}),
    ...(choose ? { isChosen: true } : {}),
  }
}
