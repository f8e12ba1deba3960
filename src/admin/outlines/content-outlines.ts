import type { Addressed } from '../record-address.ts'
import type { OutlineRow, ScreenRow } from './outline-row.ts'
import { outlineRows } from './outline-rows.ts'

/** A content type as screens know it that draw none of its fields. */
export interface ContentOutline extends Omit<OutlineRow, 'singletonId' | 'screens'> {
  singletonId: string | undefined
  screens: readonly [OutlinedScreen, ...OutlinedScreen[]]
}

type OutlinedScreen = ScreenRow & Addressed['screens'][0]

/** Of everything the foundation publishes. */
export const contentOutlines: readonly ContentOutline[] = outlineRows.map((row) => {
  const [main, ...more] = row.screens
  return {
    ...row,
    singletonId: row.singletonId,
    screens: [withAddress(main), ...more.map(withAddress)],
  }
})

function withAddress(row: ScreenRow): OutlinedScreen {
  const { recordPattern: pattern, isChosen } = row
  return {
    ...row,
    recordPath: pattern === undefined ? undefined : (id: string) => pattern.replace(':id', () => id),
    ...(isChosen ? { choose: true } : {}),
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
