import type { InjectOptions } from 'fastify'
import { addressLimit, dailyLimit } from '../../src/server/applications/submit-application.ts'
import type { Limit } from '../../src/server/http/rate-limit-store.ts'
import type { TestApp } from './test-app.ts'

export const exampleApplication = {
  name: 'Laila Hassan',
  email: 'laila@nile.example',
  phone: '+20 100 000 0000',
  subject: 'iMentor',
  request: 'I run a small bakery in Aswan and look for a mentor.',
}

let visitors = 0

/** An address nobody has used yet: limits count by address. */
export function newVisitor(): string {
  visitors += 1
  return `10.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
}

/** Sends an application as a visitor would, each time from a new address unless one is given. */
export function sendApplication(
  { app }: TestApp,
  changes: Record<string, unknown> = {},
  options: Pick<InjectOptions, 'headers' | 'remoteAddress'> = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/applications',
    remoteAddress: newVisitor(),
    payload: { ...exampleApplication, ...changes },
    ...options,
  })
}

/** As if so many had come from this address within the hour. */
export async function countSent(
  { context }: Pick<TestApp, 'context'>,
  ip: string,
  number: number,
): Promise<void> {
  await count({ context }, addressLimit(ip), number)
}

/** As if so many had come from this address today, and within the hour. */
export async function countSentToday(
  site: Pick<TestApp, 'context'>,
  ip: string,
  number: number,
): Promise<void> {
  await count(site, addressLimit(ip), number)
  await count(site, dailyLimit(ip), number)
}

async function count(
  { context }: Pick<TestApp, 'context'>,
  { key, windowSeconds }: Limit,
  count: number,
): Promise<void> {
  const resets_at = new Date(context.now().getTime() + windowSeconds * 1000).toISOString()
  await context.database.db.insertInto('rate_limits').values({ key, count, resets_at }).execute()
}
