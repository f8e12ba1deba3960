import type { FollowLink } from '../../schema/follow-links.ts'
import type { Handle } from '../database/tables.ts'
import type { Audience } from './content-record.ts'

/** What the engine asks about the pages of the site as a whole; given from outside, because it knows one type at a time. */
export interface SiteLinks {
  /** Where addresses of links lead today; undefined where none leads on. */
  follow(): Promise<FollowLink | undefined>
  /** What visitors find at an address, in words for a refusal; undefined where there is no page. */
  whoAnswers(tx: Handle, address: string): Promise<string | undefined>
}

/** Staff read links as they were written. */
export async function followFor(
  audience: Audience,
  links: SiteLinks | undefined,
): Promise<FollowLink | undefined> {
  return audience === 'visitors' ? links?.follow() : undefined
}

const changed = new WeakSet<Handle>()

/** To be called inside a transaction after which links of any type may lead elsewhere. */
export function noteLinkChange(tx: Handle): void {
  changed.add(tx)
}

export function hasLinkChange(tx: Handle): boolean {
  return changed.has(tx)
}
