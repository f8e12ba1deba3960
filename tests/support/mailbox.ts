import { expect } from '@playwright/test'
import type { MailServer } from './mail-server.ts'

/** The path of the link in the newest mail to somebody, once it has come; the site itself may listen anywhere. */
export async function linkTo(server: MailServer, recipient: string, path: string): Promise<string> {
  const links = () =>
    server.received
      .filter(({ recipients }) => recipients.includes(recipient))
      .map(({ message }) => linkIn(message, path))
      .filter((link) => link !== undefined)
  await expect.poll(() => links().length).toBeGreaterThan(0)
  return links().at(-1) ?? ''
}

function linkIn(message: string, path: string): string | undefined {
  const text = message.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  const start = text.indexOf(`${path}?`)
  return start < 0 ? undefined : /^\S+/.exec(text.slice(start))?.[0]
}
