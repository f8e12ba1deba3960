import { openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'
import { watchForHarm } from '../support/harmless-page.ts'
import { scriptTexts } from '../support/script-texts.ts'
import { storeApplications } from '../support/stored-applications.ts'

const screen = '/admin/applications'

test('script in any field of an application is shown as the text it is', async ({ page, ownSite }) => {
  const expectHarmless = await watchForHarm(page)
  // The first is opened, so it holds every one.
  const all = scriptTexts.join('\n')
  const [id] = await storeApplications(
    ownSite,
    scriptTexts.map((text, index) => ({
      name: `${index} ${text}`,
      email: `${text}@x.example`,
      phone: `javascript:${text}`,
      subject: text,
      request: index === 0 ? all : text,
      notes: index === 0 ? all : text,
      hoursAgo: index + 1,
    })),
  )
  const first = scriptTexts[0] ?? ''

  await openAdmin(page, ownSite, screen)
  await expect(page.getByRole('article')).toHaveCount(scriptTexts.length)
  for (const text of scriptTexts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expectHarmless()

  await page.goto(`${ownSite.url}${screen}?view=${id}`)
  const view = page.getByRole('dialog')
  await expect(view.getByText(first, { exact: true }).first()).toBeVisible()
  await expect(view).toContainText('#{alert(1)}')
  await expectHarmless()
  await view.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Notes').fill(`${all} again`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Application updated successfully!', { exact: true })).toBeVisible()
  await expect(view).toContainText('again')
  await view.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('article').first().getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(first)
  await expectHarmless()

  for (const tab of ['submissions', 'analytics']) {
    await page.goto(`${ownSite.url}/admin/dashboard?tab=${tab}`)
    await expect(page.getByText(first).first()).toBeAttached()
    await expectHarmless()
  }
  await page.goto(`${ownSite.url}/admin/activity`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectHarmless()
})
