import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PublishingPlay } from '../support/publishing-play.ts'
import { randomDice } from '../support/random-dice.ts'
import { sequences } from '../support/sequences.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'

const firstSeed = Number(process.env.PUBLISHING_SEED ?? 41)
const each = 25
/** Ten seconds of work. On a very busy machine it is not ended earlier: what ran on would move the clock of the next. */
const timeLimit = 15 * 60_000
const stepsEach = 12

onEachDatabase('what three people publish', (database) => {
  let site: TestApp
  const totals = { live: 0, refused: 0, mended: 0 }
  beforeAll(async () => {
    site = await startTestApp(database)
    site.clock.now = new Date('2026-11-22T07:00:00.000Z')
    // No power cut is tested here, and waiting for the disk takes most of the time.
    if (database === 'SQLite') await sql`pragma synchronous = off`.execute(site.context.database.db)
  })
  afterAll(() => site.close())

  it.each(Array.from({ length: sequences / each }, (_, part) => firstSeed + part))(
    `is what was asked for, and leaves nothing stuck, in ${each} random sequences (seed %i)`,
    async (seed) => {
      const play = new PublishingPlay(site, randomDice(seed * 7919))
      await play.begin()
      for (let sequence = 0; sequence < each; sequence += 1) {
        const wrong = await play.run(stepsEach)
        expect(wrong, `sequence ${sequence} of seed ${seed}:\n${play.steps.join('\n')}`).toEqual([])
      }
      totals.live += play.counts.live
      totals.refused += play.counts.refused
      totals.mended += play.counts.mended
    },
    timeLimit,
  )

  it('goes live, is refused and is mended often enough for this to say something', () => {
    expect(totals.live).toBeGreaterThan(sequences)
    expect(totals.refused).toBeGreaterThan(sequences / 100)
    expect(totals.mended).toBeGreaterThan(sequences / 100)
  })
})
