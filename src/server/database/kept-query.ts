import type { Compilable, CompiledQuery } from 'kysely'
import type { Handle } from './tables.ts'

/** Stands where a query gets another value at every run. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const places = new Proxy({}, { get: (_target, name) => new Place(String(name)) })

/** Runs the query with these values; `shape` names the one that is meant where the query has several. */
type RunQuery<Values, Row> = (db: Handle, values: Values, shape?: string) => Promise<Row[]>

/**
 * A query that is put together once for each shape and then run with new values: most take less time to run than to put
 * together. `build` is given stand-ins for the values, which it can put into the query but not look at.
 */
export function keptQuery<Values extends object, Row>(
  build: (db: Handle, values: Values, shape: string) => Compilable<Row>,
): RunQuery<Values, Row> {
  // By what tells the databases apart: they number their values differently.
  const kept = new WeakMap<object, Map<string, CompiledQuery<Row>>>()
  return async (db, values, shape = '') => {
    const { adapter } = db.getExecutor()
    const shapes = kept.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    kept.set(adapter, shapes)
    const query = shapes.get(shape) ?? build(db, places as Values, shape).compile()
    shapes.set(shape, query)
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
