import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Visits<T> {
  result: T
  /** Milliseconds that each visit took. */
  times: number[]
  /** Those that were not answered with 200. */
  failed: number
}

/** Visitors who come, each on a new connection, while something else goes on. */
export async function visitUntil<T>(
  url: string,
  pages: readonly string[],
  end: Promise<T>,
): Promise<Visits<T>> {
  const times: number[] = []
  let failed = 0
  let isOver = false
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let visit = visitor; !isOver; visit += 1) {
      const started = performance.now()
      const status = await statusOf(url + pages[visit % pages.length])
      times.push(performance.now() - started)
      if (status !== 200) failed += 1
      await pause(20)
    }
  })
  const result = await end
  isOver = true
  await Promise.all(visitors)
  return { result, times, failed }
}

export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.POSITIVE_INFINITY
}

/** 0 where there was no answer. */
function statusOf(address: string): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get(address, { agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    request.on('error', () => resolve(0))
  })
}
