import type { Definition } from '../schema/define-content.ts'
import type { StaffScreen } from '../schema/staff-screen.ts'

/** The last part of the address of a form for a record that does not exist yet. */
export const newRecord = 'new'

/** Where a screen's list stands, or its form where it edits a single record. */
export function screenAddress({ path }: Pick<StaffScreen, 'path'>): string {
  return `/admin/${path}`
}

/** Whether a screen shows a list of records, or edits a single one. */
export function hasList(
  { kind }: Pick<Definition, 'kind'>,
  { choose }: Pick<StaffScreen, 'choose'>,
): boolean {
  return kind === 'collection' && choose === undefined
}

/** Where a record is edited. */
export function recordAddress(definition: Definition, id: string): string {
  const [screen] = definition.screens
  const part = encodeURIComponent(id)
  if (screen.recordPath) return `/admin/${screen.recordPath(part)}`
  return hasList(definition, screen) ? `${screenAddress(screen)}/${part}` : screenAddress(screen)
}
