import type { Compilable, CompiledQuery } from 'kysely'
import type { Handle } from './tables.ts'

/** Stands where a query gets another value at every run. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) })

/** Runs the query with these values; `shape` says which variant is meant where the query has several. */
type RunQuery<Values, Row> = (db: Handle, values: Values, shape?: string) => Promise<Row[]>

/**
 * A query that is compiled once for each shape and then run with new values: compiling takes longer than running it, a
 * fifth of what a save costs. `build` is given placeholders, which it can put into the query but not look at.
 */
export function compiledQuery<Values extends object, Row>(
  build: (db: Handle, values: Values, shape: string) => Compilable<Row>,
): RunQuery<Values, Row> {
  // By adapter, because the databases number their parameters differently.
  const byAdapter = new WeakMap<object, Map<string, CompiledQuery<Row>>>()
  return async (db, values, shape = '') => {
    const { adapter } = db.getExecutor()
    const byShape = byAdapter.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    byAdapter.set(adapter, byShape)
    const query = byShape.get(shape) ?? build(db, placeholders as Values, shape).compile()
    byShape.set(shape, query)
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
