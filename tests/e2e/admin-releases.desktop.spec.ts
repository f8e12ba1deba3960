import type { Locator, Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

/** What came above the window meanwhile, such as a message or a hint, is closed before it. */
const closeByKey = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0, { timeout: 1000 })
  }).toPass()

test('drafts are gathered in a release, refused as a whole, go live at once and are taken back', {
  tag: '@daily',
}, async ({ page, ownSite, expectedErrors }) => {
  // The first try is refused, and taking back asks about what was changed since.
  expectedErrors.push(/status of 400/, /status of 409/)
  const visitors = async () => (await fetch(`${ownSite.url}/partners`)).text()
  const draft = (path: string, values: object) => ownSite.asAdmin('PUT', `/api/${path}/draft`, { values })
  expect((await draft('partners/nile-valley-bank', { name: 'Nile Valley Trust' })).status).toBe(200)
  expect((await ownSite.asAdmin('POST', '/api/partners/drafts', { values: { name: '' } })).status).toBe(201)
  const arabic = { texts: { title: 'كأس الإصلاح الكبرى' } }
  const words = await ownSite.asAdmin('PUT', '/api/events/repair-cup/translations/ar/draft', arabic)
  expect(words.status).toBe(200)

  await openAdmin(page, ownSite, '/admin/partners/nile-valley-bank')
  await button(page, 'Add to a release').click()
  const adding = page.getByRole('dialog', { name: 'Add to a release' })
  await adding.getByRole('textbox', { name: 'Name of the release' }).fill('Annual report')
  await adding.getByRole('button', { name: 'Add it' }).click()
  await expect(adding).toHaveCount(0)
  await page.goto(`${ownSite.url}/admin/partners`)
  const row = page.getByRole('listitem').filter({ hasText: 'Nile Valley Bank' })
  await expect(row.getByText('Release: Annual report', { exact: true })).toBeVisible()
  await row.getByRole('link', { name: 'Edit Nile Valley Bank' }).click()
  await page.getByRole('link', { name: 'In the release “Annual report”' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Annual report' })).toBeVisible()
  const inside = page.getByRole('list', { name: 'What is in it' }).getByRole('listitem')
  await expect(inside).toHaveCount(1)
  await button(page, 'Add drafts').click()
  const choice = page.getByRole('dialog', { name: 'Add drafts' })
  await expect(choice.getByRole('checkbox')).toHaveCount(2)
  for (const box of await choice.getByRole('checkbox').all()) await box.check()
  await choice.getByRole('button', { name: 'Add 2 drafts' }).click()
  await expect(inside).toHaveCount(3)
  await expect(choice).toHaveCount(0)
  await inside
    .filter({ hasText: 'Nile Valley Trust' })
    .getByRole('button', { name: /What differs/ })
    .click()
  const difference = page.getByRole('dialog', { name: 'What differs: Nile Valley Trust' })
  await expect(difference.getByRole('region', { name: 'Partner Name' })).toContainText('Bank')
  await closeByKey(page, difference)
  await inside
    .filter({ hasText: 'العربية' })
    .getByRole('button', { name: /What differs/ })
    .click()
  const inArabic = page
    .getByRole('dialog', { name: /^What differs: / })
    .getByRole('region', { name: 'Title' })
  await expect(inArabic).toContainText('الكبرى')
  await closeByKey(page, inArabic)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await button(page, 'Publish now').click()
  const asked = page.getByRole('alertdialog', { name: 'Let 3 drafts go live now?' })
  await asked.getByRole('button', { name: 'Publish now' }).click()
  await expect(asked.getByText(/Nothing was published.*Partner Name is required/)).toBeVisible()
  expect(await visitors()).not.toContain('Nile Valley Trust')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await inside
    .filter({ hasText: 'New' })
    .getByRole('button', { name: /Take out/ })
    .click()
  await expect(inside).toHaveCount(2)

  await button(page, 'Schedule').click()
  const time = page.getByRole('dialog', { name: 'When should it go live?' })
  await time.getByLabel('Day and time').fill('2099-01-04T09:00')
  await expect(time.getByText('Sunday 4 January 2099 at 09:00')).toBeVisible()
  await time.getByRole('button', { name: 'Set the time' }).click()
  await expect(page.getByText('Goes live on Sunday 4 January 2099 at 09:00')).toBeVisible()

  await button(page, 'Publish now').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  expect(await visitors()).toContain('Nile Valley Trust')

  const since = { websiteUrl: 'https://since.example' }
  expect((await ownSite.asAdmin('PUT', '/api/partners/nile-valley-bank', since)).status).toBe(200)
  await button(page, 'Take everything back').click()
  const undoing = page.getByRole('dialog', { name: 'Take “Annual report” back?' })
  const confirm = undoing.getByRole('button', { name: 'Take everything back' })
  await expect(undoing.getByRole('radio', { name: 'Bring it back all the same' })).toBeVisible()
  await expect(confirm).toBeDisabled()
  await undoing.getByRole('radio', { name: 'Bring it back all the same' }).check()
  await confirm.click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  expect(await visitors()).not.toContain('Nile Valley Trust')

  await page.goto(`${ownSite.url}/admin/partners/nile-valley-bank`)
  await button(page, 'History').click()
  await expect(page.getByRole('link', { name: 'Taken back with the release “Annual report”' })).toBeVisible()
  await page.getByRole('link', { name: 'By the release “Annual report”', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Annual report' })).toBeVisible()

  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Releases/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'List of releases' }).getByRole('listitem')).toHaveCount(1)
})
test('a release says which draft cannot go live, it is mended there, and leaves the release only when asked', async ({
  page,
  ownSite,
}) => {
  const bank = '/api/partners/nile-valley-bank'
  const call = async (method: 'POST' | 'PUT', url: string, body: object) => {
    const answer = await ownSite.asAdmin(method, url, body)
    expect(answer.status, `${method} ${url}`).toBeLessThan(300)
    return answer.json()
  }
  const visitors = async () => (await (await fetch(ownSite.url + bank)).json()).name
  await call('PUT', `${bank}/draft`, { values: { name: 'Nile Valley Trust' } })
  const { id } = await call('POST', '/api/releases', { name: 'Spring' })
  await call('POST', `/api/releases/${id}/drafts`, {
    drafts: [{ type: 'partner', id: 'nile-valley-bank', lang: 'en' }],
  })
  await call('PUT', bank, { name: 'Nile Valley Savings' })

  await openAdmin(page, ownSite, `/admin/releases/${id}`)
  await expect(page.getByText('This release cannot be published yet', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Cannot go live: .* published the same in other words/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Choose what to keep Nile Valley Trust' }).click()
  const choice = page.getByRole('dialog', { name: 'What to keep of “Nile Valley Trust”' })
  await expect(choice.getByRole('radio', { name: 'Keep the draft' })).toBeChecked()
  await expectAccessibleInBothThemes(page)
  await choice.getByRole('button', { name: 'Save these choices' }).click()
  await expect(page.getByText('The draft is mended', { exact: true })).toBeVisible()
  await expect(page.getByText('This release cannot be published yet', { exact: true })).toHaveCount(0)

  // By the keyboard it stays a draft, and stays in the release.
  await page.getByRole('link', { name: 'Nile Valley Trust' }).click()
  const name = page.getByRole('textbox', { name: 'Partner Name' })
  await name.fill('Nile Valley Trust and Savings')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const leaving = page.getByRole('alertdialog', { name: 'Publish it without the release “Spring”?' })
  await expectAccessibleInBothThemes(page)
  await leaving.getByRole('button', { name: 'Leave it in the release' }).click()
  await expect(leaving).toHaveCount(0)
  expect(await visitors()).toBe('Nile Valley Savings')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await leaving.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(visitors).toBe('Nile Valley Trust and Savings')
})
