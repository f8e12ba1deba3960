import type { InjectOptions } from 'fastify'
import { addressLimit } from '../../src/server/applications/submit-application.ts'
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
  count: number,
): Promise<void> {
  const { key, windowSeconds } = addressLimit(ip)
  const resets_at = new Date(context.now().getTime() + windowSeconds * 1000).toISOString()
  await context.database.db.insertInto('rate_limits').values({ key, count, resets_at }).execute()
}
