import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { partner } from '../src/content/partner/partner.ts'
import { readConfig } from '../src/server/config.ts'
import { connectDatabase } from '../src/server/database/connect.ts'
import { queueWork } from '../src/server/due-work/due-work-store.ts'
import { Content } from '../src/server/engine/content.ts'
import { openContentVersion } from '../src/server/engine/content-version.ts'
import { scheduleKey } from '../src/server/engine/schedule-store.ts'
import { mainLanguage } from '../src/shared/languages.ts'

/**
 * What a save costs with 1,000 waiting schedules, beside one without: `node bench/waiting-schedules.ts`. Both by turns in
 * one process and in processor time, so that a busy machine says the same as one left in peace.
 */
const actor = { id: null, name: 'Bench' }
const turns = 20
const saves = 100

async function openSite(schedules: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-schedules-'))
  const database = await connectDatabase(readConfig({ DATA_DIR: folder }))
  const version = await openContentVersion(database)
  const content = new Content({ database, version, now: () => new Date() }, partner)
  const { record } = await content.create({ name: 'Nile Valley Bank' }, actor)
  const dueAt = new Date(Date.now() + 30 * 24 * 3_600_000)
  for (let number = 0; number < schedules; number += 1) {
    const { id } = await content.drafts.create({ values: { name: `Planned ${number}` } }, { actor })
    const name = { type: partner.name, id, language: mainLanguage, action: 'publish' } as const
    const payload = { ...name, title: id, by: actor }
    await database.write((tx) =>
      queueWork(tx, { kind: 'schedule', key: scheduleKey(name), payload, dueAt }, new Date()),
    )
  }
  let count = 0
  return {
    save: async () => {
      for (let made = 0; made < saves; made += 1) {
        count += 1
        await content.update(record.id, { websiteUrl: `https://nile.example/${count}` }, actor)
      }
    },
    close: async () => {
      await version.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const [without, withMany] = [await openSite(0), await openSite(1000)]
const costs = { without: [] as number[], with: [] as number[] }
async function measure(site: typeof without, into: number[]): Promise<void> {
  const before = process.cpuUsage()
  await site.save()
  const { user, system } = process.cpuUsage(before)
  into.push((user + system) / saves)
}
await without.save()
await withMany.save()
for (let turn = 0; turn < turns; turn += 1) {
  await measure(without, costs.without)
  await measure(withMany, costs.with)
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const [few, many] = [median(costs.without), median(costs.with)]
console.log(`A save: ${few.toFixed(0)} µs without schedules, ${many.toFixed(0)} µs with 1,000 that wait.`)
console.log(`Ratio: ${(many / few).toFixed(3)} (at most 1.05)`)
await without.close()
await withMany.close()
