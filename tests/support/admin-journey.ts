import type { Locator, Page } from '@playwright/test'
import type { Role } from '../../src/shared/roles.ts'
import { expect, type Site } from './e2e.ts'
import { storedSessions } from './stored-sessions.ts'

/** Asking for a session without one is answered 401, which browsers write to the console. */
export const noSession = /status of 401/

/** The form of a record shows the card of its page, which is drawn when it is asked for: the page may be hidden by then. */
export const drawnTooLate = /status of 404 .*\/share\//

export interface Account {
  email: string
  password: string
}

/** Calls made past the page need what a page of the site would send along. */
export const fromOwnPage = (site: Site) => ({ origin: site.url })

/**
 * Signs the browser in past the screen; the next page is the given one. The administrator comes with a stored session,
 * which a site's journeys share: who ends it names the account, and gets one of their own.
 */
export async function openAdmin(page: Page, site: Site, path: string, account?: Account): Promise<void> {
  if (account) await signInAs(page, site, account)
  else {
    const [name = '', value = ''] = storedSessions().browser.split('=')
    await page.context().addCookies([{ name, value, url: site.url }])
  }
  await page.goto(site.url + path)
}

export async function signInAs(page: Page, site: Site, account: Account): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/auth/sign-in`, {
    data: account,
    headers: fromOwnPage(site),
  })
  expect(answer.status()).toBe(200)
}

/** Opens the search of the admin area by its key, and answers its box once that has the focus. */
export async function openFinder(page: Page): Promise<Locator> {
  const box = page.getByRole('combobox', { name: 'Find anything' })
  // One that was used before may still be fading out.
  await expect(box).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(box).toBeFocused()
  return box
}

/** Goes to a screen by a few letters of its name, without the mouse. */
export async function goByFinder(page: Page, letters: string, screen: string): Promise<void> {
  await chooseInFinder(page, letters, screen)
  await page.keyboard.press('Enter')
}

/** Types a few letters of a screen's name, until Enter would go there. */
export async function chooseInFinder(page: Page, letters: string, screen: string): Promise<void> {
  await openFinder(page)
  await page.keyboard.type(letters)
  const first = page.getByRole('option').first()
  await expect(first).toContainText(screen)
  await expect(first).toHaveAttribute('aria-selected', 'true')
}

/** Several notices above a form stand in one line, which opens to all of them. */
export async function openNotices(page: Page): Promise<void> {
  await page.getByRole('button', { name: /more notices?$/ }).click()
  await expect(page.getByRole('button', { name: /^\d notices$/ })).toBeVisible()
}

/** Takes what a handle moves, by the keyboard, to be moved by the arrows. */
export async function pickUp(handle: Locator): Promise<void> {
  await handle.press('Space')
  // It listens to further keys from its next task on; a busy browser takes a key before a task.
  await handle.page().evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Creates a member of staff with the role, who has chosen the password on the first day. */
export async function addStaff(
  site: Site,
  role: Role,
  account: Account = { email: `${role}@example.org`, password: 'twelve quiet camels' },
): Promise<Account> {
  const first = { email: account.email, password: 'eleven grey goats' }
  const answer = await site.asAdmin('POST', '/api/users', { ...first, name: `Some ${role}`, role })
  expect(answer.status).toBe(201)
  await choosePassword(site, first, account.password)
  return account
}

/** Changes the password that an administrator gave, as its owner does at the first sign-in. */
export async function choosePassword(site: Site, given: Account, newPassword: string): Promise<void> {
  const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(site.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const signedIn = await send('POST', '/api/auth/sign-in', given)
  const cookie = String(signedIn.headers.get('set-cookie')).split(';')[0] ?? ''
  const change = { currentPassword: given.password, newPassword }
  const answer = await send('PUT', '/api/auth/password', change, { cookie })
  expect(answer.status).toBe(204)
  await send('POST', '/api/auth/sign-out', {}, { cookie })
}
