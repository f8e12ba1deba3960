import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

test('a visitor finds a page by its words: as they type, page by page, in both languages, on a phone and without JavaScript', {
  tag: '@daily',
}, async ({ sharedSite, page, browser, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/)
  await openHydrated(page, `${sharedSite.url}/nowhere`)
  await page.getByRole('main').getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL(`${sharedSite.url}/search`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  const main = page.getByRole('main')
  const field = page.getByRole('searchbox', { name: 'Search this site' })
  const results = main.getByRole('listitem')
  await field.pressSequentially('x')
  await expect(main.getByRole('status')).toHaveText('Please type at least two letters.')
  await field.pressSequentially('ylophone')
  await expect(main.getByRole('status')).toHaveText('Nothing found for “xylophone”')
  await expect(main.getByRole('link', { name: 'Programs' })).toHaveAttribute('href', '/programs')

  await field.fill('the')
  await expect(main.getByRole('status')).toContainText('results for “the”')
  await expect(results).toHaveCount(10)
  await main.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`${sharedSite.url}/search?q=the&page=2`)
  await field.fill('FARAFRA water')
  await expect(page).toHaveURL(`${sharedSite.url}/search?q=FARAFRA+water`)
  await expect(results.first()).toContainText('Event')
  await expect(results.first().locator('mark')).toHaveText(['water', 'Farafra'])
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Every drop: a hackathon on water' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every drop: a hackathon on water')
  await page.goBack()
  await expect(field).toHaveValue('FARAFRA water')

  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, `${sharedSite.url}/ar/search?q=${encodeURIComponent('الفرافره')}`)
  await expect(page.locator('main mark').first()).toHaveText('الفرافرة')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const still = await plain.newPage()
  await still.goto(sharedSite.url)
  await still.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(still).toHaveURL(`${sharedSite.url}/search`)
  await still.getByRole('searchbox').fill('farafra')
  await still.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(still).toHaveURL(`${sharedSite.url}/search?q=farafra`)
  await expect(still.getByRole('main').getByRole('link', { name: /hackathon/ })).toBeVisible()
  const overflow = await still.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await plain.close()
})
