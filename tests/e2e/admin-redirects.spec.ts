import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

test('an address asked for in vain is led on, more come from a file, and one is deleted and brought back', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(?:00|04)/)
  const visit = async (path: string) => {
    const answer = await fetch(ownSite.url + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await visit('/our-story')).toEqual([404, null])
  await visit('/our-story')
  await openAdmin(page, ownSite, '/admin/missed-addresses')
  await expect(page.getByRole('list', { name: 'Addresses' })).toContainText('2 times')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Make a redirect for /our-story' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a redirect' })
  await dialog.getByLabel('Leads to').fill('/our-story')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('This would lead round in a circle: /our-story → /our-story')).toBeVisible()
  await dialog.getByLabel('Leads to').fill('/about')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('/our-story leads to /about now', { exact: true })).toBeVisible()
  await expect(page.getByText('Nobody asked in vain')).toBeVisible()
  expect(await visit('/our-story')).toEqual([301, '/about'])
  expect(await visit('/ar/our-story')).toEqual([301, '/ar/about'])

  await page.goto(`${ownSite.url}/admin/redirects`)
  await page.getByRole('link', { name: 'Import CSV' }).click()
  const paste = page.getByRole('textbox', { name: 'Or paste the lines here' })
  await paste.fill('/who,/our-story\n/about-us,/about\n/about-us,/join')
  await expect(page.getByText('1 line has to be mended first.')).toBeVisible()
  await expect(page.getByText('/about-us leads to /about already')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Store all' })).toBeDisabled()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await paste.fill('/who,/our-story\n/about-us,/about\n/programs,/join')
  await page.getByRole('button', { name: 'Store all' }).click()
  const whose =
    '/programs is the address of “Programs”. Visitors see that page, so a redirect from there would do nothing.'
  await expect(page.getByRole('listitem').filter({ hasText: '/programs → /join' })).toContainText(whose)
  await paste.fill('/who,/our-story\n/about-us,/about')
  await page.getByRole('button', { name: 'Store all' }).click()
  await expect(page.getByText('2 redirects were stored', { exact: true })).toBeVisible()
  expect(await visit('/who')).toEqual([301, '/about'])

  // Pages that link to it are drawn with where it leads.
  await ownSite.asAdmin('PUT', '/api/impact-page-content', { ctaButtonPrimaryLink: '/our-story#team' })
  const impact = await (await fetch(`${ownSite.url}/ar/impact`)).text()
  expect(impact).toContain('href="/ar/about#team"')
  expect(impact).not.toContain('our-story')

  await ownSite.asAdmin('POST', '/api/own-pages', { title: 'Who we are', address: 'who', isActive: true })
  await page.reload()
  await expect(
    page.getByText('A page of its own answers here: Who we are. This redirect does nothing.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Delete /about-us' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => visit('/about-us')).toEqual([301, '/about'])
})
