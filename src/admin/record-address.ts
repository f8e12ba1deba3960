import type { Definition } from '../schema/define-content.ts'
import type { StaffScreen } from '../schema/staff-screen.ts'

/** What an address is made from: a definition, or its outline. */
export interface Addressed {
  readonly kind: Definition['kind']
  readonly singletonId: string | undefined
  readonly screens: readonly [AddressedScreen, ...AddressedScreen[]]
}

interface AddressedScreen {
  readonly path: string
  readonly recordPath: ((id: string) => string) | undefined
  readonly choose?: unknown
}

/** The last part of the address of a form for a record that does not exist yet. */
export const newRecord = 'new'

/** Where a screen's list stands, or its form where it edits a single record. */
export function screenAddress({ path }: Pick<StaffScreen, 'path'>): string {
  return `/admin/${path}`
}

/** Whether a screen shows a list of records, or edits a single one. */
export function hasList(
  { kind }: Pick<Addressed, 'kind'>,
  { choose }: Pick<AddressedScreen, 'choose'>,
): boolean {
  return kind === 'collection' && choose === undefined
}

/** Where a record is edited. */
export function recordAddress(definition: Addressed, id: string): string {
  const [screen] = definition.screens
  const part = encodeURIComponent(id)
  if (screen.recordPath) return `/admin/${screen.recordPath(part)}`
  return hasList(definition, screen) ? `${screenAddress(screen)}/${part}` : screenAddress(screen)
}

/** Behind /admin/: where the translations of a type's records stand. A parameter takes the place of what is not given. */
export function translationPath(definition: Addressed, id = ':id', lang = ':lang'): string {
  const { path } = definition.screens[0]
  return `${path}/${definition.singletonId === undefined ? `${id}/` : ''}translations/${lang}`
}

/** Where a record is translated. */
export function translationAddress(definition: Addressed, id: string, lang: string): string {
  return `/admin/${translationPath(definition, encodeURIComponent(id), lang)}`
}
