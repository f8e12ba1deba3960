import pg from 'pg'

const retryMs = 500

export interface ChannelListener {
  /** A connection listens from now on; what was announced before is not heard. */
  onListening(client: pg.Client): Promise<void>
  onMessage(payload: string): void
  /** Announcements are missed until it listens again. */
  onLost(): void
}

/** Keeps one connection listening to a channel, and makes a new one where it is lost. Answers how to stop. */
export async function listenToChannel(
  url: string,
  channel: string,
  { onListening, onMessage, onLost }: ChannelListener,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function connect() {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
    await onListening(next)
  }

  function lost(which: pg.Client) {
    if (isStopped || (client !== undefined && client !== which)) return
    client = undefined
    onLost()
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
