import { expect, test } from '../support/e2e.ts'

interface Source {
  path: string
  source: string
}

// Runs in a copy of the project that has a third language: see third-language.ts.
test('a third language has pages, addresses and translations of its own', async ({ page, ownSite }) => {
  const read = async (path: string) => (await fetch(ownSite.url + path)).text()
  const english = await read('/')
  expect(english).toContain('hrefLang="sw"')
  expect(english).not.toContain('Kuhusu sisi')
  expect(await read('/sw')).toContain('<html lang="sw" dir="ltr"')
  expect(await read('/sitemap.xml')).toContain('/sw/about')
  expect(await read('/ar')).toContain('<html lang="ar" dir="rtl"')

  await page.goto(`${ownSite.url}/sw`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Kuhusu sisi' }).click()
  await expect(page).toHaveURL(`${ownSite.url}/sw/about`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')

  const stats = '/api/impact-stats'
  expect((await fetch(`${ownSite.url}${stats}?lang=xx`)).status).toBe(400)
  const [{ id }] = await (await fetch(`${ownSite.url}${stats}?lang=sw`)).json()
  const call = `${stats}/${id}/translations/sw`
  const { sources } = await (await ownSite.asAdmin('GET', call)).json()
  const texts = Object.fromEntries(sources.map(({ path, source }: Source) => [path, `Sw ${source}`]))
  expect((await ownSite.asAdmin('PUT', call, { texts, state: 'published' })).status).toBe(200)
  const langs = await Promise.all(
    ['sw', 'ar'].map(async (language) => {
      const [first] = await (await fetch(`${ownSite.url}${stats}?lang=${language}`)).json()
      return first.lang
    }),
  )
  expect(langs).toEqual(['sw', 'ar'])
})
