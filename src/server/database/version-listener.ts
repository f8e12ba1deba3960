import { listenToChannel } from './channel-listener.ts'

export const versionChannel = 'content_version'

/** Hears of a version and of the one content type it changed, or that all may have changed. */
export type VersionListener = (version: number | null, type?: string) => void

/**
 * Keeps one connection listening for content versions. While it is down, announcements may be missed:
 * the listener hears `null` and must not trust what it knows until the next number.
 */
export function listenToVersions(url: string, listener: VersionListener): Promise<() => Promise<void>> {
  return listenToChannel(url, versionChannel, {
    onListening: async (client) => {
      const { rows } = await client.query("select value from counters where name = 'content_version'")
      listener(Number(rows[0]?.value ?? 0))
    },
    onMessage: (payload) => {
      const [version, type] = payload.split(' ')
      listener(Number(version), type || undefined)
    },
    onLost: () => listener(null),
  })
}
