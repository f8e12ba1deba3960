import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { takesNoMoreConnections } from './database-errors.ts'

const most = 10
/** How long no further connection is tried after one was refused. */
const restMs = 1000

/**
 * The connections to PostgreSQL. One that cannot be opened, as on a full disk, is no reason to fail while others are
 * open: whoever asked waits for one of those.
 */
export function connectionPool(url: string, connectTimeoutMs = 3000): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    // Some stay open when nobody asks, for the time when no other can be opened.
    min: 2,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  let open = 0
  // Without a listener, a connection lost while nobody waits for it would end the process: idle in the pool, or in
  // the middle of a transaction. Whoever asks it next gets the error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    open += 1
  })
  pool.on('remove', () => {
    open -= 1
  })

  /** The pool reads its size whenever it is asked, and has those wait who are too many. */
  function makeDoWithOpenOnes(): void {
    pool.options.max = open
    setTimeout(() => {
      pool.options.max = most
    }, restMs).unref()
  }

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect()
    } catch (error) {
      if (open === 0 || !takesNoMoreConnections(error)) throw error
      makeDoWithOpenOnes()
      return connect()
    }
  }
  return { connect, end: () => pool.end(), options: pool.options, Client: pg.Client }
}
