import { it } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { connectDatabase } from '../../src/server/database/connect.ts'
import { judge, onDatabasesOfForm } from '../support/failure-report.ts'
import { type LiveSite, openLiveSite } from '../support/live-site.ts'

const asBrowser = { headers: { accept: 'text/html' } }
const otherPages = ['/', '/about', '/programs', '/impact', '/partners', '/join', '/health', '/admin/login']

onDatabasesOfForm('an error inside one page', (database) => {
  it('is told to its visitor as a page, and all other pages are served', async () => {
    const site = await openLiveSite(database)
    const event = { id: 'fair', title: 'Fair', description: 'A day', date: '2026-11-15', status: 'Published' }
    await site.call('/api/events', { method: 'POST', body: event })
    const whole = await site.visit('/events/fair', asBrowser)
    // A number where the page expects a text: drawing it fails.
    await storeDescription(site, 5)
    const broken = await site.visit('/events/fair', asBrowser)
    const failed: string[] = []
    for (const page of otherPages) if ((await site.visit(page, asBrowser)).status !== 200) failed.push(page)
    await storeDescription(site, 'Another day')
    const mended = await site.visit('/events/fair', asBrowser)
    judge(
      {
        failure: 'an error inside one page',
        database,
        rounds: 1,
        other: { 'other pages served': `${otherPages.length - failed.length} of ${otherPages.length}` },
        goal: 'other pages served',
      },
      {
        'the page works before': whole.status === 200,
        'its visitor is told as a page':
          broken.status === 500 && broken.text.includes('<h1>Something went wrong'),
        'and is told no inner detail': !/replace|TypeError|dist/.test(broken.text),
        [`all other pages are served (${failed.join()})`]: failed.length === 0,
        'the page works once it is mended': mended.status === 200,
      },
    )
  })
})

/** Past all checks, as a slip by hand in the database would. A save of another event makes what is kept of them stale. */
async function storeDescription(site: LiveSite, description: unknown): Promise<void> {
  const database = await connectDatabase(readConfig(site.env))
  const { data } = await database.db
    .selectFrom('entries')
    .select('data')
    .where('id', '=', 'fair')
    .executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...JSON.parse(data), description })
  await database.db.updateTable('entries').set({ data: changed }).where('id', '=', 'fair').execute()
  await database.close()
  const other = { title: `After ${description}`, description: 'A day', date: '2026-11-16' }
  await site.call('/api/events', { method: 'POST', body: other })
}
