import { it } from 'vitest'
import { expectShedding } from '../support/growing-crowd.ts'
import { openLiveSite } from '../support/live-site.ts'

// Here and not beside `tests/safety/overload.test.ts`: how large the crowd must grow depends on the machine.
it('a crowd that grows is sent away in part by a real process as it is by default, and comes in again', async () => {
  const site = await openLiveSite('SQLite', { env: { LOG_LEVEL: 'fatal' } })
  await expectShedding(site.url)
})
