import { pathInLanguage } from '../../src/shared/language-path.ts'
import { languages } from '../../src/shared/languages.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { expectOwnLanguages } from '../support/expect-own-languages.ts'
import { openHydrated } from '../support/hydrated.ts'

const pages: [path: string, heading: RegExp][] = [
  ['/', /We Impact/],
  ['/about', /Green Sahara/],
  ['/programs', /Programs/],
  ['/programs/bridgez', /Bridgez/],
  ['/programs/imentor', /iMentor/],
  ['/projects/eden', /Eden/],
  ['/projects/graphene', /Graphene/],
  ['/projects/nitrous', /Nitrous/],
  ['/portfolio', /./],
  ['/events', /Events & Media/],
  ['/join', /Bring us/],
  ['/impact', /./],
  ['/partners', /Partners/i],
]

for (const [path, heading] of pages) {
  test(`${path} is whole in the first response, and in both languages accessible in both themes on every screen`, async ({
    sharedSite,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })

    await test.step('is whole in the first response', async () => {
      const answer = await page.request.get(sharedSite.url + path)
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(html).toMatch(/<title>[^<]+<\/title>/)
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
      expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/)
      expect(html).toMatch(/property="og:image" content="http[^"]+"/)
      const [, inside = ''] = html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/) ?? []
      expect(inside.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')).toMatch(heading)
    })

    for (const { code, dir, name } of languages)
      await test.step(`is accessible in ${name}, fits, and can be read at 320 pixels and at twice the letter size`, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await openHydrated(page, sharedSite.url + pathInLanguage(path, code))
        await expect(page.locator(`html[lang="${code}"][dir="${dir}"]`)).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('main')).toHaveCount(1)
        await expectOwnLanguages(page)
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoSidewaysScroll(page)
          if (width >= 390) await expectAccessibleInBothThemes(page)
        }
      })
  })
}

test('an unknown path is answered 404 with a page in the same frame', { tag: '@daily' }, async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const answer = await page.goto(`${sharedSite.url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(`${sharedSite.url}/`)
})

test('other spellings of an address lead to the plain one', async ({ sharedSite, request }) => {
  const answer = await request.get(`${sharedSite.url}/about/?x=1`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/about?x=1')
})
