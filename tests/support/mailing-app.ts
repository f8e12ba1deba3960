import { afterAll, beforeAll, beforeEach } from 'vitest'
import { sendDueMails, tokenIn } from './sent-mails.ts'
import { type DatabaseName, startTestApp, type TestApp } from './test-app.ts'

/** What is answered to a link that was used, or came too late. */
export const linkIsOver = {
  message: 'This link has been used, or is no longer valid. Please ask for a new one.',
}

/** A server with a mail server for all tests of the block; each begins without accounts, at the same moment. */
export function withMailingApp(database: DatabaseName, prepare: (testApp: TestApp) => Promise<void>): void {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://site.example',
    })
  })
  afterAll(() => testApp.close())
  beforeEach(async () => {
    const { db } = testApp.context.database
    for (const table of ['account_links', 'users', 'due_work', 'rate_limits'] as const)
      await db.deleteFrom(table).execute()
    testApp.clock.now = new Date('2026-11-16T09:00:00.000Z')
    await prepare(testApp)
  })
}

/** Of the link in the next mail that is sent. */
export async function nextToken(testApp: TestApp): Promise<string> {
  return tokenIn((await sendDueMails(testApp))[0] ?? { body: '' })
}
