import type { Page } from '@playwright/test'
import { readXliff } from '../../src/server/xliff/read-xliff.ts'
import { writeXliff } from '../../src/server/xliff/write-xliff.ts'
import { openAdmin } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Site,
  test,
} from '../support/e2e.ts'

const address = '/api/events/repair-cup'
const words = `${address}/translations/ar`

async function call(site: Site, method: string, path: string, body?: object): Promise<void> {
  expect((await site.asAdmin(method, path, body)).status).toBeLessThan(300)
}

async function registrationOf(site: Site): Promise<string> {
  return (await (await site.asAdmin('GET', address)).json()).registrationFormUrl
}

const questionOn = (page: Page) => page.getByRole('dialog', { name: 'Visitors would see this' })
const deadLink = 'The link to /regster leads nowhere.'

test('an earlier state, or a part of it, is asked about where visitors would see errors again', async ({
  page,
  ownSite,
}) => {
  await call(ownSite, 'PUT', address, { registrationFormUrl: '/regster' })
  await call(ownSite, 'PUT', address, { registrationFormUrl: '/join' })
  await openAdmin(page, ownSite, '/admin/events/repair-cup')
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  const question = questionOn(page)
  const restore = history.getByRole('button', { name: 'Restore this state' }).first()
  await restore.click()
  const asked = page.getByRole('alertdialog', { name: 'Restore this state?' })
  const live = asked.getByRole('button', { name: 'Restore and publish' })
  await live.click()
  await expect(question.getByText(deadLink, { exact: false })).toBeVisible()
  // The form holds what is live now, where there is nothing to mend.
  await expect(question.getByRole('link')).toHaveCount(0)
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(question).toHaveCount(0)
  await expect(live).toBeFocused()
  expect(await registrationOf(ownSite)).toBe('/join')
  await live.click()
  await question.getByRole('button', { name: 'Restore anyway' }).click()
  await expect(page.getByText('The earlier state is back', { exact: true })).toBeVisible()
  expect(await registrationOf(ownSite)).toBe('/regster')

  // A part comes back as a draft, which is asked about when it is published.
  await page.getByRole('button', { name: 'History' }).click()
  await history.locator('summary').filter({ hasText: 'Registration Form URL' }).first().click()
  await history.getByRole('button', { name: 'Restore this part: Registration Form URL' }).first().click()
  await expect(page.getByText('Restored: Registration Form URL', { exact: true })).toBeVisible()
  expect(await registrationOf(ownSite)).toBe('/regster')
  await page.getByRole('button', { name: 'Throw away' }).click()

  // Back to what has no errors, nothing is asked.
  await page.getByRole('button', { name: 'History' }).click()
  await restore.click()
  await live.click()
  await expect.poll(() => registrationOf(ownSite)).toBe('/join')
})

test('what comes back from the trash is asked about, also the words of another language', async ({
  page,
  ownSite,
}) => {
  await call(ownSite, 'PUT', words, { texts: { title: 'نص تجريبي' } })
  await call(ownSite, 'DELETE', words)
  await openAdmin(page, ownSite, '/admin/trash')
  const question = questionOn(page)
  const rows = page.getByRole('list', { name: 'Deleted records' }).getByRole('listitem')
  const restore = rows.getByRole('button', { name: /^Restore / })
  await restore.click()
  await expect(question.getByText('العربية', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Restore anyway' }).click()
  await expect(page.getByText(/^“.*” is back where it was$/)).toBeVisible()
  expect((await (await ownSite.asAdmin('GET', words)).json()).texts.title).toBe('نص تجريبي')

  await call(ownSite, 'PUT', address, { registrationFormUrl: '/regster' })
  await call(ownSite, 'DELETE', address)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await restore.click()
  await expect(question.getByText(deadLink, { exact: false })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(question).toHaveCount(0)
  await expect(restore).toBeFocused()
  expect((await ownSite.asAdmin('GET', address)).status).toBe(404)
  await restore.click()
  await question.getByRole('button', { name: 'Restore anyway' }).click()
  await expect(rows).toHaveCount(0)
  expect(await registrationOf(ownSite)).toBe('/regster')
})

test('words of a file that visitors see at once are asked about before they are imported', async ({
  page,
  ownSite,
}) => {
  const exported = await readXliff(await (await ownSite.asAdmin('GET', `${words}/export.xlf`)).text())
  const files = exported.files.map((file) => ({
    ...file,
    units: file.units.map((unit) => (unit.path === 'title' ? { ...unit, target: 'نص تجريبي' } : unit)),
  }))
  await openAdmin(page, ownSite, '/admin/translations')
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import translations' })
  const buffer = Buffer.from(writeXliff({ ...exported, files }))
  await dialog.getByLabel('XLIFF file').setInputFiles({ name: 'ar.xlf', mimeType: 'text/xml', buffer })
  await expect(dialog.getByText('1 text is taken over', { exact: false })).toBeVisible()
  const question = questionOn(page)
  const titleOf = async () => (await (await ownSite.asAdmin('GET', words)).json()).texts.title
  const before = await titleOf()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(question.getByText('Title', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(question).toHaveCount(0)
  expect(await titleOf()).toBe(before)
  await dialog.getByRole('button', { name: 'Import' }).click()
  await question.getByRole('button', { name: 'Import anyway' }).click()
  await expect(page.getByText('1 text imported', { exact: true })).toBeVisible()
  expect(await titleOf()).toBe('نص تجريبي')
})
