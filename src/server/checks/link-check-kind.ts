import { contentChecks } from '../../content/content-checks.ts'
import type { AppContext } from '../app-context.ts'
import type { OutsideKind } from '../due-work/due-kind.ts'
import type { DuePayloads } from '../due-work/due-payloads.ts'
import { checkLinks } from './check-links.ts'
import { lookAtLink } from './look-at-link.ts'
import { outsideLinks } from './outside-links.ts'

const hour = 3_600_000
const pauseMs = 5000

/** Looks, a few at a time, whether links to other sites still lead somewhere. Switched off, it asks nobody. */
export function linkCheckKind(context: AppContext): OutsideKind<DuePayloads['link-check']> {
  const { checksLinks, publicUrl } = context.config
  const userAgent = `link-check/1.0 (+${publicUrl})`
  return {
    leaseMs: hour,
    ...(checksLinks ? { every: { ms: hour, payload: {} } } : {}),
    deliver: async () => {
      if (!checksLinks) return
      await checkLinks(context, {
        links: () => outsideLinks(context, context.contentTypes, contentChecks),
        look: (address) => lookAtLink(address, { userAgent }),
        pauseMs,
      })
    },
  }
}
