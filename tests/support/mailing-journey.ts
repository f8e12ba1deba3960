import { test as base } from './e2e.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

/** For journeys whose own site sends mails, to a server that keeps them. */
export const test = base.extend<{ mails: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  mails: async ({}, use) => {
    const server = await startMailServer()
    await use(server)
    await server.close()
  },
  siteEnv: async ({ mails }, use) => use({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` }),
})
