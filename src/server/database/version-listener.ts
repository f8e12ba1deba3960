import pg from 'pg'

export const versionChannel = 'content_version'
const retryMs = 500

/** Hears of a version and of the one content type it changed, or that all may have changed. */
export type VersionListener = (version: number | null, type?: string) => void

/**
 * Keeps one connection listening for content versions. While it is down, announcements may be missed:
 * the listener hears `null` and must not trust what it knows until the next number.
 */
export async function listenToVersions(url: string, listener: VersionListener): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function connect() {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ payload = '' }) => {
      const [version, type] = payload.split(' ')
      listener(Number(version), type || undefined)
    })
    await next.connect()
    await next.query(`listen ${versionChannel}`)
    client = next
    const { rows } = await next.query("select value from counters where name = 'content_version'")
    listener(Number(rows[0]?.value ?? 0))
  }

  function lost(which: pg.Client) {
    if (isStopped || (client !== undefined && client !== which)) return
    client = undefined
    listener(null)
    retryLater()
  }

  function retryLater() {
    clearTimeout(timer)
    timer = setTimeout(() => connect().catch(retryLater), retryMs)
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
