import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Versions before wrote pages as files for a front server. Nobody writes them any more, so those that are left must go: a
 * front server that is still set up to send them would show the site as it was.
 */
export async function leaveFormerPages(
  { formerPagesDir }: Pick<Config, 'formerPagesDir'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (formerPagesDir === undefined) return
  await rm(path.join(formerPagesDir, 'live'), { force: true })
  log.warn('pages are no longer written to PAGES_DIR: see "A cache in front" in docs/operations.md')
}
