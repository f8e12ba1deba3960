import { languageOfPath, pathInLanguage } from '../../src/shared/language-path.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { expectOwnLanguages } from '../support/expect-own-languages.ts'
import { openHydrated } from '../support/hydrated.ts'

const paths = [
  '/',
  '/about',
  '/programs',
  '/programs/bridgez',
  '/programs/imentor',
  '/projects/eden',
  '/projects/graphene',
  '/projects/nitrous',
  '/portfolio',
  '/events',
  '/join',
  '/impact',
  '/partners',
]

for (const path of paths) {
  test(`${path} in Arabic is accessible in both themes, says its languages and fits`, async ({
    sharedSite,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, sharedSite.url + pathInLanguage(path, 'ar'))
    await expect(page.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1)
    await expect(page).toHaveTitle(/مؤسسة الصحراء الخضراء/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectOwnLanguages(page)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      // Sizes that follow a container are known a frame after the container's own.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await expectNoSidewaysScroll(page)
      if (width >= 390) await expectAccessibleInBothThemes(page)
    }
  })
}

test('every other page in Arabic says its languages', async ({ sharedSite, page, expectedErrors }) => {
  expectedErrors.push(/status of 404/)
  const sitemap = await (await fetch(`${sharedSite.url}/sitemap.xml`)).text()
  const looked = new Set(paths.map((path) => pathInLanguage(path, 'ar')))
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const others = listed.filter((path) => languageOfPath(path) === 'ar' && !looked.has(path))
  expect(others.length).toBeGreaterThan(3)
  for (const path of [...others, '/ar/nowhere']) {
    await page.goto(sharedSite.url + path)
    await expect(page.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1)
    await expectOwnLanguages(page)
  }
})

test('an album is turned towards the left, and counted in the digits that the settings name', async ({
  ownSite,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, `${ownSite.url}/ar/events`)
  await page.getByRole('button', { name: 'عرض الألبوم' }).first().click()
  const gallery = page.getByRole('dialog')
  await expect(gallery).toContainText('١ من ٧')
  await expect(gallery).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(gallery).toContainText('٢ من ٧')
  await page.keyboard.press('ArrowRight')
  await expect(gallery).toContainText('١ من ٧')

  const saved = await ownSite.asAdmin('PUT', '/api/site-settings', { digits: 'Latin' })
  expect(saved.status).toBe(200)
  await openHydrated(page, `${ownSite.url}/ar/events`)
  await expect(page.getByRole('tab', { name: 'الفعاليات القادمة' })).toHaveText(/\d$/)
  await expect(page.locator('main time').first()).toHaveText(/^[^٠-٩]*\d{4}$/)
})
