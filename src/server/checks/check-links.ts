import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import { forgetLinkChecks, type LinkCheckRow, listLinkChecks, writeLinkCheck } from './link-check-store.ts'
import { isDue, nextRow } from './link-verdict.ts'
import type { LinkLook } from './look-at-link.ts'

/** In one go; the others have their turn an hour later. */
const maxLinks = 60
/** Hosts that are asked side by side; each of them is asked one thing at a time. */
const maxHosts = 4

export interface LinkCheckTools {
  links: () => Promise<readonly string[]>
  look: (address: string) => Promise<LinkLook>
  /** Between two questions to one host. */
  pauseMs: number
}

/**
 * Looks at the links that have not been looked at for longest. Where nobody answers at all, it is this server that
 * cannot reach the internet: nothing is noted.
 */
export async function checkLinks(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { links, look, pauseMs }: LinkCheckTools,
): Promise<void> {
  const used = new Set(await links())
  const known = new Map((await listLinkChecks(database.db)).map((row) => [row.address, row]))
  const due = [...used]
    .filter((address) => isDue(known.get(address), now()))
    .toSorted((one, other) => lastLook(known, one).localeCompare(lastLook(known, other)))
    .slice(0, maxLinks)
  const hosts = [...Map.groupBy(due, (address) => URL.parse(address)?.host ?? '').values()].values()
  const found = new Map<string, LinkLook>()
  const askHosts = async () => {
    for (const addresses of hosts)
      for (const [index, address] of addresses.entries()) {
        if (index > 0) await pause(pauseMs)
        found.set(address, await look(address))
      }
  }
  await Promise.all(Array.from({ length: maxHosts }, askHosts))
  const isOffline = [...found.values()].every(({ state }) => state === 'silent')
  const forgotten = [...known.keys()].filter((address) => !used.has(address))
  if (isOffline && forgotten.length === 0) return
  await database.write(async (tx) => {
    await forgetLinkChecks(tx, forgotten)
    for (const [address, seen] of isOffline ? [] : found)
      await writeLinkCheck(tx, nextRow(known.get(address), address, seen, now()))
  })
}

function lastLook(known: ReadonlyMap<string, LinkCheckRow>, address: string): string {
  return known.get(address)?.checked_at ?? ''
}
