import { it } from 'vitest'
import { judge, onDatabasesOfForm } from '../support/failure-report.ts'
import { openLiveSite } from '../support/live-site.ts'

// Whatever is stored reads as something that can be drawn, so the fault is one of the code.
const fault = new URL('../support/broken-event-page.ts', import.meta.url)

const asBrowser = { headers: { accept: 'text/html' } }
const otherPages = ['/', '/about', '/programs', '/impact', '/partners', '/join', '/health', '/admin/login']

onDatabasesOfForm('an error inside one page', (database) => {
  it('is told to its visitor as a page, and all other pages are served', async () => {
    const site = await openLiveSite(database, { env: { NODE_OPTIONS: `--import=${fault.href}` } })
    const rename = (title: string) => site.call('/api/events/fair', { method: 'PUT', body: { title } })
    const event = { id: 'fair', title: 'Fair', description: 'A day', date: '2026-11-15', status: 'Published' }
    await site.call('/api/events', { method: 'POST', body: event })
    const whole = await site.visit('/events/fair', asBrowser)
    await rename('Broken')
    const broken = await site.visit('/events/fair', asBrowser)
    const failed: string[] = []
    for (const page of otherPages) if ((await site.visit(page, asBrowser)).status !== 200) failed.push(page)
    await rename('Mended')
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
