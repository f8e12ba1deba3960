import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { Answer, LiveSite } from './live-site.ts'
import { exampleApplication, newVisitor } from './test-application.ts'
import { plain } from './test-pictures.ts'

/** Everything the server has answered as stored. */
export interface Ledger {
  partners: Set<string>
  /** The highest number stored under each id. */
  counters: Map<string, number>
  applications: Set<string>
  /** Addresses that carry the hash of the picture. */
  pictures: Set<string>
}

export interface Writers {
  /** How often each status came; 0 stands for no answer at all. */
  answers: Map<number, number>
  /** Waits for what is under way. */
  stop(): Promise<void>
}

interface WriterOptions {
  writers?: number
  /** Hears every answer, or the error where there was none. */
  onAnswer?: (answer: Answer | undefined, error?: unknown) => void
}

type Write = (site: LiveSite, ledger: Ledger, writer: string) => Promise<Answer>

export const newLedger = (): Ledger => ({
  partners: new Set(),
  counters: new Map(),
  applications: new Set(),
  pictures: new Set(),
})

export const acknowledgedIn = (ledger: Ledger): number =>
  ledger.partners.size +
  [...ledger.counters.values()].reduce((sum, count) => sum + count, 0) +
  ledger.applications.size +
  ledger.pictures.size

export const hasEveryKind = (ledger: Ledger): boolean => Object.values(ledger).every((kind) => kind.size > 0)

/** People who never stop saving: most create, some change one record, some apply, one uploads. */
export function startWriters(
  site: LiveSite,
  ledger: Ledger,
  { writers = 16, onAnswer = () => undefined }: WriterOptions = {},
): Writers {
  const answers = new Map<number, number>()
  let isOver = false
  const work = Array.from({ length: writers }, async (_, index) => {
    const write = writes[index % writes.length] ?? createPartner
    while (!isOver) {
      // A line that was cut is what these tests are about; the writer goes on.
      const answer = await write(site, ledger, `counter-${index}`).catch((error: unknown) => {
        onAnswer(undefined, error)
        return undefined
      })
      answers.set(answer?.status ?? 0, (answers.get(answer?.status ?? 0) ?? 0) + 1)
      if (answer) onAnswer(answer)
      if (!answer || answer.status >= 400) await pause(20)
    }
  })
  const stop = async () => {
    isOver = true
    await Promise.all(work)
  }
  onTestFinished(stop)
  return { answers, stop }
}

const createPartner: Write = async (site, ledger) => {
  const id = `partner-${randomUUID()}`
  const answer = await site.call('/api/partners', { method: 'POST', body: { id, name: id } })
  if (answer.status === 201) ledger.partners.add(id)
  return answer
}

const count: Write = async (site, ledger, writer) => {
  const stored = ledger.counters.get(writer)
  const body = stored === undefined ? { id: writer, name: writer, order: 1 } : { order: stored + 1 }
  const answer =
    stored === undefined
      ? await site.call('/api/partners', { method: 'POST', body })
      : await site.call(`/api/partners/${writer}`, { method: 'PUT', body })
  if (answer.status === 200 || answer.status === 201) ledger.counters.set(writer, body.order)
  // Created by a write whose answer was cut; from here on it is changed.
  if (answer.status === 409) ledger.counters.set(writer, 1)
  return answer
}

const apply: Write = async (site, ledger) => {
  const headers = { 'x-forwarded-for': newVisitor(), 'idempotency-key': randomUUID() }
  const answer = await site.call('/api/applications', { method: 'POST', body: exampleApplication, headers })
  if (answer.status === 201) ledger.applications.add(answer.json<{ id: string }>().id)
  return answer
}

const upload: Write = async (site, ledger) => {
  const colour = `#${randomUUID().slice(0, 6)}`
  const body = new FormData()
  body.set('file', new Blob([await plain(12, 12, colour).png().toBuffer()], { type: 'image/png' }), 'a.png')
  const answer = await site.call('/api/storage/upload?folder=partners', { method: 'POST', body })
  if (answer.status === 200) ledger.pictures.add(answer.json<{ url: string }>().url)
  return answer
}

const writes: Write[] = [
  createPartner,
  count,
  createPartner,
  apply,
  createPartner,
  createPartner,
  count,
  upload,
]

/** What was acknowledged and is not there, or not whole. */
export async function lostFrom(site: LiveSite, ledger: Ledger): Promise<string[]> {
  const partners = new Map(
    (await site.call('/api/partners'))
      .json<{ id: string; order: number }[]>()
      .map((one) => [one.id, one.order]),
  )
  const applications = await storedApplications(site)
  const brokenPictures: string[] = []
  for (const url of ledger.pictures) if (!(await isWhole(site, url))) brokenPictures.push(url)
  return [
    ...[...ledger.partners].filter((id) => !partners.has(id)),
    ...[...ledger.counters].filter(([id, number]) => (partners.get(id) ?? -1) < number).map(([id]) => id),
    ...[...ledger.applications].filter((id) => !applications.has(id)),
    ...brokenPictures,
  ]
}

export async function storedApplications(site: LiveSite): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let offset = 0; ; offset += 1000) {
    const page = (await site.call(`/api/applications?limit=1000&offset=${offset}`)).json<{ id: string }[]>()
    for (const { id } of page) ids.add(id)
    if (page.length < 1000) return ids
  }
}

/** The name of a picture carries the hash of its bytes. */
async function isWhole(site: LiveSite, url: string): Promise<boolean> {
  const answer = await fetch(site.url + url)
  const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()))
  return answer.status === 200 && url.includes(hash.digest('hex').slice(0, 16))
}
