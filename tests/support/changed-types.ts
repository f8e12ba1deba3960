import { expect } from 'vitest'
import { type Definition, defineCollection } from '../../src/schema/define-content.ts'
import type { Fields } from '../../src/schema/field.ts'
import { text } from '../../src/schema/fields.ts'
import { Content } from '../../src/server/engine/content.ts'
import type { EngineContext } from '../../src/server/engine/engine-context.ts'
import { type Rebuild, rebuildColumns } from '../../src/server/engine/rebuild-columns.ts'
import { verifyColumns } from '../../src/server/verify/verify-columns.ts'
import { entryId } from './stored-entries.ts'
import type { TestApp } from './test-app.ts'

/** Records of each type that changes. */
export const count = 10_000
type Values = Record<string, unknown>
type Options = Partial<Pick<Definition, 'sortBy' | 'filterBy' | 'visibleWhen'>>

export function boats(name: string, fields: Fields, options: Options = {}): Definition {
  const example = { name: 'Isis' }
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  return defineCollection({ name, path: name, label: ['Boat', 'Boats'], fields, example, ...given })
}

export const name = text('Name').required()

/** What a site does with a type whose definition changed since its records were stored. */
export function changedTypes(siteOf: () => TestApp) {
  /** What a start does, and how many transactions it needs for it. */
  const start = async (definition: Definition) => {
    let writes = 0
    const { context } = siteOf()
    const counting: EngineContext = {
      ...context,
      database: {
        ...context.database,
        write: (work) => {
          writes += 1
          return context.database.write(work)
        },
      },
    }
    const rebuilds = await rebuildColumns(counting, [definition])
    return { writes, ...(rebuilds[0] as Rebuild) }
  }
  const expectNoWork = async (definition: Definition) =>
    expect(await start(definition)).toEqual({ writes: 0 })
  const listed = async (
    definition: Definition,
    query: object,
    audience: 'staff' | 'visitors' = 'visitors',
  ) => {
    const answer = await new Content(siteOf().context, definition).list(query, audience)
    return { total: answer.total, records: JSON.parse(answer.json) as Values[] }
  }
  const rowOf = async (type: string, index: number) => {
    const { db } = siteOf().context.database
    const rows = db.selectFrom('entries').selectAll().where('type', '=', type)
    return rows.where('id', '=', entryId(index)).executeTakeFirstOrThrow()
  }
  const storedOf = async (type: string, index: number): Promise<Values> =>
    JSON.parse((await rowOf(type, index)).data)
  const verdictOf = (definition: Definition) => verifyColumns(siteOf().context.database.db, [definition])
  return { start, expectNoWork, listed, rowOf, storedOf, verdictOf }
}
