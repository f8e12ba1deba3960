import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApprovalPlay } from '../support/approval-play.ts'
import { randomDice } from '../support/random-dice.ts'
import { sequences } from '../support/sequences.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'

const firstSeed = Number(process.env.APPROVAL_SEED ?? 31)
const each = 20
const stepsEach = 10

onEachDatabase('what people who must ask wrote', (database) => {
  let site: TestApp
  const totals = { wentLive: 0, refused: 0 }
  beforeAll(async () => {
    site = await startTestApp(database)
    site.clock.now = new Date('2026-11-22T07:00:00.000Z')
    // No power cut is tested here, and waiting for the disk takes most of the time.
    if (database === 'SQLite') await sql`pragma synchronous = off`.execute(site.context.database.db)
  })
  afterAll(() => site.close())

  it.each(Array.from({ length: sequences / each }, (_, part) => firstSeed + part))(
    `goes live only once somebody with the right has seen it, in ${each} random sequences (seed %i)`,
    async (seed) => {
      const play = new ApprovalPlay(site, randomDice(seed * 7919))
      for (let sequence = 0; sequence < each; sequence += 1) {
        const slipped = await play.run(`Partner ${seed}-${sequence}`, stepsEach)
        expect(slipped, `sequence ${sequence} of seed ${seed}:\n${play.steps.join('\n')}`).toEqual([])
      }
      totals.wentLive += play.counts.wentLive
      totals.refused += play.counts.refused
    },
  )

  it('is refused and goes live often enough for this to say something', () => {
    const expected = sequences / 10
    expect(totals.wentLive, 'seen, and gone live').toBeGreaterThan(expected)
    expect(totals.refused, 'refused as unseen').toBeGreaterThan(expected)
  })
})
