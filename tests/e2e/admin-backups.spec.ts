import { stat } from 'node:fs/promises'
import { addStaff, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

test('a super admin makes a backup, downloads it and has it checked, and the dashboard knows', async ({
  page,
  ownSite,
  browser,
}) => {
  await openAdmin(page, ownSite, '/admin/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('heading', { name: 'Backups (Still open)' })).toBeVisible()
  await steps.getByRole('link', { name: 'Back up now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible()
  await expect(page.getByText('No backup yet')).toBeVisible()
  await expect(page.getByText(/^Next backup: .*02:30$/)).toBeVisible()

  await page.getByRole('button', { name: 'Back up now' }).click()
  const row = page.getByRole('list', { name: 'Backups' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Asked for')
  await expect(row).toContainText('MB')
  await expect(page.getByText('The backup is made', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  const begun = page.waitForEvent('download')
  await row.getByRole('link', { name: /^Download/ }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^manual-.*\.tar\.gz$/)
  expect((await stat(await download.path())).size).toBeGreaterThan(100_000)

  await page.goto(`${ownSite.url}/admin/operations`)
  await page.getByRole('button', { name: /^Do it now Checking a backup/ }).click()
  await expect(
    page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: 'Checking a backup' }),
  ).toContainText('Last done', {
    // It restores the whole site.
    timeout: 120_000,
  })
  await page.goto(`${ownSite.url}/admin/backups`)
  await expect(row).toContainText('Checked')
  await expect(page.getByRole('region', { name: 'The monthly check' })).toContainText('everything was there')

  await page.goto(`${ownSite.url}/admin/dashboard`)
  await expect(page.getByRole('region', { name: 'Backups' })).toContainText('everything was there')
  await expect(steps.getByRole('heading', { name: 'Backups (Done)' })).toBeVisible()

  const account = await addStaff(ownSite, 'admin', {
    email: 'mona@nile.example',
    password: 'nine quiet camels',
  })
  const colleague = await (await browser.newContext()).newPage()
  await openAdmin(colleague, ownSite, '/admin/operations', account)
  const task = colleague.getByRole('listitem').filter({ hasText: /^Backup/ })
  await expect(task).toContainText('Last done')
  await expect(task.getByRole('button')).toHaveCount(0)
  await expect(colleague.getByRole('link', { name: /^Backups/ })).toHaveCount(0)
  await colleague.context().close()
})
