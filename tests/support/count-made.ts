import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** How often an answer is made while `work` is done, instead of being taken from the cache. */
export async function countMade(work: () => Promise<unknown>): Promise<number> {
  let made = 0
  const count = () => {
    made += 1
  }
  subscribe('tracing:fastify.request.handler:start', count)
  await work()
  unsubscribe('tracing:fastify.request.handler:start', count)
  return made
}
