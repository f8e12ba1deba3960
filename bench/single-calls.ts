import { randomUUID } from 'node:crypto'
import { type BenchSite, saveTarget, signIn } from './bench-site.ts'
import { type MeasuredProcess, startMeasured } from './measured-process.ts'
import { middle } from './middle.ts'
import { saveMark } from './save-mark.ts'

export interface CallRow {
  what: string
  /** Milliseconds of processor time of the server, once it has compiled what it often runs. */
  cpuMs: number
  /** The same beside a page that bare React draws in the same turn. */
  cpuRatio: number
  /** Milliseconds of the first calls. */
  firstCpuMs: number
  p50: number
  p99: number
}

interface Work {
  what: string
  server: MeasuredProcess
  call(): Promise<unknown>
  /** It saves first, and what that takes is taken off. */
  isAfterSave?: boolean
  /** Of the calls of the others; left out, as many. */
  share?: number
}

/** One turn of one kind of call. */
interface Turn {
  cpuMs: number
  latencies: number[]
}

/** The goals are not judged by them, as with the other rows: a server spends its life after them. */
const firstCalls = 300
/** By then the server has compiled what it often runs; compiling takes time too, beside the calls. */
export const warmUp = 1000
/** Short turns one after the other: what else the machine does meanwhile hits all alike. */
const turns = 6

export const callNames = {
  drawing: 'A page that bare React draws',
  save: 'A durable save of a program',
  page: 'The home page, not cached: read and drawn',
}

/** Calls that do work, beside a server that draws a page with React and does nothing else. */
export async function measureCalls(site: BenchSite, times: number): Promise<CallRow[]> {
  const bare = await startMeasured(['bench/bare-drawing.ts'], /^ready (\d+)/)
  const target = await saveTarget(site)
  let mark = Date.now()
  const save = () => saveMark(target, ++mark)
  const saveAndRead = (encoding: string) => async () => {
    await save()
    await read(site.url, encoding)
  }
  const works: Work[] = [
    {
      what: callNames.drawing,
      server: bare,
      call: () => read(`http://127.0.0.1:${bare.port}`, 'identity'),
    },
    { what: callNames.save, server: site, call: save },
    { what: callNames.page, server: site, call: saveAndRead('identity'), isAfterSave: true },
    {
      what: 'The home page, not cached: read, drawn and compressed',
      server: site,
      call: saveAndRead('br'),
      isAfterSave: true,
    },
    { what: 'An application', server: site, call: () => apply(site) },
    { what: 'Signing in', server: site, call: () => signIn(site), share: 0.2 },
  ]
  try {
    return await measureByTurns(works, times)
  } finally {
    await bare.stop()
  }
}

async function measureByTurns(works: Work[], times: number): Promise<CallRow[]> {
  const measured: { work: Work; firstCpuMs: number; turns: Turn[] }[] = []
  for (const work of works) {
    const { cpuMs } = await callTimes(work, firstCalls * (work.share ?? 1))
    await callTimes(work, (warmUp - firstCalls) * (work.share ?? 1))
    measured.push({ work, firstCpuMs: cpuMs, turns: [] })
  }
  for (let turn = 0; turn < turns; turn += 1)
    for (const { work, turns: own } of measured)
      own.push(await callTimes(work, Math.ceil((times * (work.share ?? 1)) / turns)))

  const find = (what: string) => measured.find(({ work }) => work.what === what)
  const [drawing, save] = [find(callNames.drawing), find(callNames.save)]
  return measured.map(({ work, firstCpuMs, turns: own }) => {
    const less = work.isAfterSave ? save : undefined
    const cpus = own.map(({ cpuMs }, turn) => cpuMs - (less?.turns[turn]?.cpuMs ?? 0))
    return {
      what: work.what,
      cpuMs: middle(cpus),
      cpuRatio: middle(cpus.map((cpuMs, turn) => cpuMs / (drawing?.turns[turn]?.cpuMs ?? Number.NaN))),
      firstCpuMs: firstCpuMs - (less?.firstCpuMs ?? 0),
      p50: latencyAt(own, 0.5) - (less ? latencyAt(less.turns, 0.5) : 0),
      p99: latencyAt(own, 0.99) - (less ? latencyAt(less.turns, 0.99) : 0),
    }
  })
}

async function callTimes({ server, call }: Work, count: number): Promise<Turn> {
  const latencies: number[] = []
  const before = server.cpu()
  for (let index = 0; index < count; index += 1) {
    const started = performance.now()
    await call()
    latencies.push(performance.now() - started)
  }
  return { cpuMs: ((server.cpu() - before) * 1000) / count, latencies }
}

function latencyAt(measured: Turn[], share: number): number {
  const all = measured.flatMap(({ latencies }) => latencies).sort((a, b) => a - b)
  return all[Math.floor(all.length * share)] ?? 0
}

async function read(url: string, encoding: string): Promise<void> {
  await (await fetch(url, { headers: { 'accept-encoding': encoding } })).text()
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
