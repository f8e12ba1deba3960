import { contentTypes } from '../../content/index.ts'
import type { Definition } from '../../schema/define-content.ts'
import { isTranslated } from '../../schema/is-translated.ts'
import type { MenuEntry, StaffScreen } from '../../schema/staff-screen.ts'
import type { Addressed } from '../record-address.ts'
import { type ScreenAction, screenActions } from '../screen-actions.ts'

/** What menu, search and links know of a content type: no fields, no rules. */
export interface ContentOutline
  extends Pick<
    Definition,
    'kind' | 'name' | 'path' | 'label' | 'titleField' | 'writePermission' | 'singletonId'
  > {
  /** Where each of its records has a page, before the address of the record. */
  pagePath: string | undefined
  /** Whether something in its records has words in other languages. */
  isTranslated: boolean
  /** The one that edits whole records first. */
  screens: readonly [OutlinedScreen, ...OutlinedScreen[]]
}

type OutlinedScreen = Addressed['screens'][0] & {
  /** Behind /admin/. */
  path: string
  title: string
  menu?: MenuEntry
  parent?: string
  keywords: readonly string[]
  actions: readonly ScreenAction[]
}

/** Of everything the foundation publishes. */
export const contentOutlines: readonly ContentOutline[] = contentTypes.map(outlineFrom)

function outlineFrom(definition: Definition): ContentOutline {
  const { kind, name, path, label, titleField, writePermission, singletonId, fields } = definition
  const [main, ...more] = definition.screens
  return {
    kind,
    name,
    path,
    label,
    titleField,
    writePermission,
    singletonId,
    pagePath: Object.values(fields).find((field) => field.kind === 'address')?.facts.pagePath,
    isTranslated: isTranslated(fields),
    screens: [screenFrom(definition, main), ...more.map((screen) => screenFrom(definition, screen))],
  }
}

function screenFrom(definition: Definition, screen: StaffScreen): OutlinedScreen {
  const { path, words, menu, parent, keywords, recordPath, choose } = screen
  return {
    path,
    title: words.title,
    ...(menu ? { menu } : {}),
    ...(parent === undefined ? {} : { parent }),
    keywords,
    actions: screenActions(definition, screen),
    recordPath,
    ...(choose ? { choose: true } : {}),
  }
}

/** By the name that the change log and the lists of drafts give it. */
export function findOutline(name: string): ContentOutline | undefined {
  return contentOutlines.find((outline) => outline.name === name)
}

/** Of a type that the code names. */
export function outlineOf(name: string): ContentOutline {
  const found = findOutline(name)
  if (!found) throw new Error(`There is no content type "${name}"`)
  return found
}
