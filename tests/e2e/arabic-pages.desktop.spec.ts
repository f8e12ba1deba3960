import { languageOfPath, pathInLanguage } from '../../src/shared/language-path.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { expectOwnLanguages } from '../support/expect-own-languages.ts'
import { openHydrated } from '../support/hydrated.ts'

/** Looked at in both languages by `pages.spec.ts`. */
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

test('an album is turned towards the left, and counted in the digits that the settings name; what staff wrote since says its language', async ({
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

  // What staff wrote in English, and nobody translated, says so wherever it is shown.
  const write = async (method: string, path: string, values: object) =>
    expect((await ownSite.asAdmin(method, path, values)).status, path).toBeLessThan(300)
  await write('POST', '/api/news', {
    id: 'well',
    title: 'A well in Farafra',
    date: '2026-11-05',
    summary: 'Water came in June.',
    content: 'It **took** three weeks.\n\n## Later\n\n- One\n- [Two](/programs)',
    tags: ['Water'],
    authorName: 'كريم',
  })
  const words = {
    id: 'words',
    header: 'Words',
    layout: 'richText',
    content: '## One\n\nText **bold**',
    order: 0,
  }
  const items = [{ title: 'How much?', description: 'Nothing.' }]
  const questions = { id: 'asked', header: 'Questions', layout: 'questions', items, order: 1 }
  await write('POST', '/api/own-pages', {
    title: 'Open call',
    address: 'open-call',
    sections: [words, questions],
  })
  const below = [{ label: 'Below it', href: '/news' }]
  const entries = [
    { label: 'Our work', href: '/portfolio' },
    { label: 'Open call', href: '/open-call', children: below },
    { shows: 'Programs & Projects', label: 'What we do' },
  ]
  await write('PUT', '/api/site-menu', { entries })
  for (const path of ['/news', '/news/well', '/news/tag/Water', '/open-call', '/search?q=farafra']) {
    await openHydrated(page, `${ownSite.url}/ar${path}`)
    await expect(page.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1)
    await expectOwnLanguages(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    if (path === '/news')
      await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/ar/news.xml')
  }
})
