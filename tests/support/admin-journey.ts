import type { Page } from '@playwright/test'
import type { Role } from '../../src/shared/roles.ts'
import { expect, type Site } from './e2e.ts'
import { e2eAdmin } from './e2e-admin.ts'

/** Asking for a session without one is answered 401, which browsers write to the console. */
export const noSession = /status of 401/

interface Account {
  email: string
  password: string
}

/** Signs the browser in past the screen; the next page is the given one. */
export async function openAdmin(
  page: Page,
  site: Site,
  path: string,
  account: Account = e2eAdmin,
): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/auth/sign-in`, { data: account })
  expect(answer.status()).toBe(200)
  await page.goto(site.url + path)
}

/** Creates a member of staff with the role. */
export async function addStaff(site: Site, role: Role): Promise<Account> {
  const account = { email: `${role}@example.org`, password: 'twelve quiet camels' }
  const answer = await site.asAdmin('POST', '/api/users', { ...account, name: `Some ${role}`, role })
  expect(answer.status).toBe(201)
  return account
}
