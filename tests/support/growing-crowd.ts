import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'

/** On a machine that has other things to do. */
const patience = { timeout: 80_000 }
const maxCrowd = 6000

/** Part of a crowd that grows is sent away, and comes in again afterwards. */
export async function expectShedding(url: string): Promise<void> {
  const statusOf = async (address: string) => (await fetch(url + address)).status
  await expect.poll(() => statusOf('/'), patience).toBe(200)
  const answers = await growCrowd(url, async () => {
    // The cached page, the question whether the server lives, and the files of a page cost next to nothing.
    expect([await statusOf('/'), await statusOf('/health')]).toEqual([200, 200])
    expect(await statusOf('/assets/none.js')).toBe(404)
  })
  const sentAway = answers.filter(({ status }) => status !== 200)
  expect(sentAway.length).toBeGreaterThan(0)
  expect(sentAway.length).toBeLessThan(answers.length)
  for (const answer of sentAway) {
    expect(answer.status).toBe(503)
    expectRetryLater(answer.headers.get('retry-after'), answer.headers.get('cache-control'))
  }
  await expect.poll(() => statusOf(newPage()), patience).toBe(200)
}

export function expectRetryLater(
  retryAfter: string | null | undefined,
  cacheControl: string | null | undefined,
): void {
  expect(Number(retryAfter)).toBeGreaterThan(0)
  expect(cacheControl).toContain('no-store')
}

/**
 * Doubles the crowd until somebody is sent away; all answers come. Everybody asks for a page that nobody asked for
 * before, and for the next one once it is there.
 */
async function growCrowd(url: string, meanwhile: () => Promise<void>): Promise<Response[]> {
  const answers: Response[] = []
  let isSendingAway = false
  const visit = async () => {
    while (!isSendingAway) {
      const answer = await fetch(url + newPage())
      await answer.arrayBuffer()
      answers.push(answer)
      isSendingAway ||= answer.status === 503
    }
  }
  const crowd: Promise<void>[] = []
  while (!isSendingAway && crowd.length < maxCrowd) {
    for (let more = Math.max(50, crowd.length); more > 0; more -= 1) crowd.push(visit())
    await meanwhile()
  }
  await Promise.all(crowd)
  return answers
}

const newPage = () => `/events?q=${randomUUID()}`
