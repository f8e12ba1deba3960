import { randomUUID } from 'node:crypto'
import { type BenchSite, saveTarget, signIn } from './bench-site.ts'
import { saveMark } from './save-mark.ts'

export interface CallRow {
  what: string
  /** Milliseconds of processor time of the server, once it has compiled what it often runs. */
  cpuMs: number
  /** The same for the first calls. */
  firstCpuMs: number
  p50: number
  p99: number
}

/** The goals are not judged by them, as with the other rows: a server spends its life after them. */
const firstCalls = 300
/** By then the server has compiled what it often runs; compiling takes time too, beside the calls. */
export const warmUp = 1000

/** Calls that do work, one after the other. */
export async function measureCalls(site: BenchSite, times: number): Promise<CallRow[]> {
  const target = await saveTarget(site)
  let mark = Date.now()
  const save = () => saveMark(target, ++mark)
  const home = async (encoding: string) => {
    await (await fetch(site.url, { headers: { 'accept-encoding': encoding } })).text()
  }
  const saved = await measure(site, 'A durable save of a program', times, save)
  const afterSave = async (what: string, encoding: string): Promise<CallRow> => {
    const both = await measure(site, what, times, async () => {
      await save()
      await home(encoding)
    })
    const less = (of: Exclude<keyof CallRow, 'what'>) => both[of] - saved[of]
    return {
      what,
      cpuMs: less('cpuMs'),
      firstCpuMs: less('firstCpuMs'),
      p50: less('p50'),
      p99: less('p99'),
    }
  }
  return [
    saved,
    await afterSave('The home page, not cached: read and drawn', 'identity'),
    await afterSave('The home page, not cached: read, drawn and compressed', 'br'),
    await measure(site, 'An application', times, () => apply(site)),
    await measure(site, 'Signing in', Math.ceil(times / 5), () => signIn(site)),
  ]
}

async function measure(
  site: BenchSite,
  what: string,
  times: number,
  call: () => Promise<unknown>,
): Promise<CallRow> {
  const latencies: number[] = []
  const cpuOf = async (count: number, work: () => Promise<unknown>) => {
    const before = site.cpu()
    for (let index = 0; index < count; index += 1) await work()
    return ((site.cpu() - before) * 1000) / count
  }
  const firstCpuMs = await cpuOf(firstCalls, call)
  await cpuOf(warmUp - firstCalls, call)
  const cpuMs = await cpuOf(times, async () => {
    const started = performance.now()
    await call()
    latencies.push(performance.now() - started)
  })
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { what, cpuMs, firstCpuMs, p50: at(0.5), p99: at(0.99) }
}

/** From an address of its own each time: what one address sends by the hundred waits as suspected. */
async function apply({ url }: BenchSite): Promise<void> {
  const part = () => Math.floor(Math.random() * 250) + 1
  const answer = await fetch(`${url}/api/applications`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      name: 'Laila Hassan',
      email: `laila.${randomUUID()}@nile.example`,
      phone: '+20 100 000 0000',
      subject: 'iMentor',
      request: 'I run a small bakery in Aswan with four people and look for a mentor who knows cold chains.',
      consent: true,
    }),
  })
  if (answer.status !== 201) throw new Error(`Applying ended with ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}
