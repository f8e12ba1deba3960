import { setImmediate } from 'node:timers/promises'
import type { OwnRules } from '../../schema/checks/check.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { AppContext } from '../app-context.ts'
import { readProgressRows } from '../engine/translation-progress-store.ts'
import { storedRecord } from './check-record.ts'
import { recordLinks } from './record-links.ts'

const recordsAtOnce = 50

/** Every address elsewhere that a visible record links to. */
export async function outsideLinks(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  definitions: readonly Definition[],
  own: OwnRules,
): Promise<string[]> {
  const found = new Set<string>()
  for (const definition of definitions) {
    const rows = await readProgressRows(database.db, definition, () => false)
    for (const [index, row] of rows.entries()) {
      if (index % recordsAtOnce === 0) await setImmediate()
      if (!row.isVisible) continue
      const { values } = storedRecord(definition, row)
      const { outside } = recordLinks(definition, values, { own, siteUrl: config.publicUrl })
      for (const address of outside) found.add(address)
    }
  }
  return [...found]
}
