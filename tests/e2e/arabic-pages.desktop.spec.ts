import { pathInLanguage } from '../../src/shared/language-path.ts'
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
    await expectAccessibleInBothThemes(page)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
  })
}
