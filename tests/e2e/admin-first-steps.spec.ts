import { builtInNames as arabicNames } from '../../src/content/site-settings/built-in-names.ar.ts'
import { siteSettingsDefaults as oldNames } from '../../src/content/site-settings/site-settings-defaults.ts'
import { noSession, openAdmin } from '../support/admin-journey.ts'
import { field, save } from '../support/builder-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, type Site } from '../support/e2e.ts'
import { test } from '../support/mailing-journey.ts'
import { solidPng } from '../support/solid-png.ts'

const pages = [
  '/',
  '/about',
  '/programs',
  '/portfolio',
  '/impact',
  '/events',
  '/partners',
  '/news',
  '/search',
  '/join',
  '/nothing-here',
]

test('the sample content goes in one step, and one step brings it back', async ({ page, ownSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownSite.asAdmin('PUT', '/api/partners/karnak-legal', { name: 'Karnak Friends' })
  await openAdmin(page, ownSite, '/admin/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('button', { name: 'Remove sample content' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the sample content?' })
  await expect(question).toContainText('What you have worked on stays: “Karnak Friends”.')
  await question.getByRole('button', { name: 'Remove sample content' }).click()
  const bringBack = steps.getByRole('button', { name: 'Bring the sample content back' })
  await expect(bringBack).toBeVisible()
  await expect(steps.getByRole('heading', { name: 'Sample content (Done)' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${ownSite.url}/admin/dashboard`)
  await bringBack.click()
  await expect(page.getByText(/^\d+ records brought back$/)).toBeVisible()
  await expect(steps.getByRole('button', { name: 'Remove sample content' })).toBeVisible()
  await steps.getByRole('button', { name: 'Hide the first steps' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show the first steps again' }).click()
  await expect(steps).toBeVisible()
  await page.goto(`${ownSite.url}/programs`)
  await expect(page.getByRole('link', { name: 'Bridgez' }).first()).toBeVisible()
})

// Beyond these, pages in Arabic are the same with and without content.
const inArabic = pages.slice(0, 8).map((path) => (path === '/' ? '/ar' : `/ar${path}`))

for (const [words, paths] of [
  ['pages of sections', pages.slice(0, 5)],
  ['other pages', pages.slice(5)],
  ['pages in Arabic', inArabic],
] as const)
  test(`${words} are whole without the sample content`, async ({ page, ownSite, expectedErrors }) => {
    expectedErrors.push(/status of 404 .*\/nothing-here/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await ownSite.asAdmin('POST', '/api/first-steps/remove-sample')).status).toBe(200)
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(ownSite.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessibleInBothThemes(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoSidewaysScroll(page)
    }
  })

test('a newcomer makes the site their own, and the old name is nowhere', async ({
  page,
  ownSite,
  mails,
  expectedErrors,
}) => {
  expectedErrors.push(noSession)
  await openAdmin(page, ownSite, '/admin/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  const stepDone = (name: string) => steps.getByRole('heading', { name: `${name} (Done)` })
  const saved = page.getByRole('status').getByText(/^Saved/)

  // The sample goes.
  await steps.getByRole('button', { name: 'Remove sample content' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the sample content?' })
  await question.getByRole('button', { name: 'Remove sample content' }).click()
  await expect(stepDone('Sample content')).toBeVisible()

  // Name and colours.
  await steps.getByRole('link', { name: 'Set your name' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Site settings' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the foundation' }).fill('Nile Roots Trust')
  await page.getByRole('textbox', { name: 'Short name' }).fill('NRT')
  await page.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#7a1f1f')
  await page.getByRole('button', { name: 'Save Site settings' }).first().click()
  await expect(saved).toBeVisible()
  await page.goto(`${ownSite.url}/admin/dashboard`)
  await steps.getByRole('link', { name: 'Write it there' }).click()
  const arabicName = page.getByRole('textbox', { name: 'Name of the foundation' })
  await expect(arabicName).toHaveValue(arabicNames.name)
  await arabicName.fill('مؤسسة جذور النيل')
  await page.getByRole('textbox', { name: 'Short name' }).fill('جذور')
  const translated = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  expect((await translated).status()).toBe(200)
  await page.goto(`${ownSite.url}/admin/dashboard`)
  await expect(stepDone('Languages')).toBeVisible()

  // A logo.
  await steps.getByRole('link', { name: 'Upload your logo' }).click()
  await expect(page.getByRole('textbox', { name: 'Fixed title' })).toHaveValue('We Impact')
  const picking = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose an image: Header logo for light mode' }).click()
  await (await picking).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: solidPng(320, 80) })
  await expect(page.getByRole('button', { name: 'Replace: Header logo for light mode' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Hero Section' }).first().click()
  await expect(saved).toBeVisible()

  // Two pages, one of them the privacy policy, one post, and the menu.
  for (const [template, title] of [
    [/^Privacy policy/, 'Privacy policy'],
    [/^Contact/, 'Contact'],
  ] as const) {
    await page.goto(`${ownSite.url}/admin/own-pages/new`)
    await page.getByRole('link', { name: template }).click()
    await expect(field(page, 'Title')).toHaveValue(title)
    await page.getByRole('switch', { name: 'Visible on the website' }).press('Space')
    await save(page).click()
    await expect(page.getByText('Page saved successfully!', { exact: true })).toBeVisible()
  }
  await page.goto(`${ownSite.url}/admin/news/new`)
  await field(page, 'Title').fill('We have begun')
  await page.getByRole('textbox', { name: 'Summary' }).fill('The first day of the trust.')
  await field(page, 'Text').click()
  await expect(field(page, 'Text')).toBeFocused()
  await page.keyboard.type('Roots first, then leaves.')
  await page.getByLabel('Date').fill('2026-11-02')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/news$/)
  await page.goto(`${ownSite.url}/admin/site-menu`)
  const entries = page.getByRole('group', { name: 'Entries' }).first().locator(':scope > ol > li')
  await expect(entries).toHaveCount(5)
  await entries.last().getByRole('button', { name: 'Portfolio of Impact', exact: true }).click()
  await entries
    .last()
    .getByRole('combobox', { name: 'Leads to: choose a page' })
    .selectOption('Privacy policy')
  await page
    .getByRole('button', { name: /^Save(?! draft)/ })
    .first()
    .click()
  await expect(saved.or(page.getByText(/saved successfully/i)).first()).toBeVisible()

  // Somebody to work with, and mail that works.
  await page.goto(`${ownSite.url}/admin/users`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Email').fill('salma@nile.example')
  await dialog.getByLabel('Full Name').fill('Salma Nour')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invited' })).toContainText('Salma Nour')
  await page.goto(`${ownSite.url}/admin/dashboard`)
  await steps.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(stepDone('Mail')).toBeVisible()
  for (const name of ['Name and logo', 'Languages', 'Sample content', 'Colleagues'])
    await expect(stepDone(name)).toBeVisible()
  const application = { name: 'Omar', email: 'omar@nile.example', subject: 'Trees', request: 'To plant.' }
  const sent = await fetch(`${ownSite.url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(application),
  })
  expect(sent.status).toBe(201)

  // Nothing speaks of the foundation of the sample any more.
  for (const path of await publicAddresses(ownSite)) {
    const answer = await fetch(ownSite.url + path)
    expect(naming(await answer.text()), path).toEqual([])
  }
  await expect
    .poll(() => mails.received.flatMap(({ recipients }) => recipients).toSorted())
    .toEqual(expect.arrayContaining(['admin@example.org', 'omar@nile.example', 'salma@nile.example']))
  const letters = mails.received.map(({ message }) => message.replaceAll('=\r\n', ''))
  expect(letters.some((letter) => letter.includes('Nile Roots Trust'))).toBe(true)
  expect(letters.flatMap(naming)).toEqual([])
})

/** Every address of the sitemap in every language, and what else machines and strangers read. */
async function publicAddresses(site: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(listed).toEqual(expect.arrayContaining(['/privacy-policy', '/ar/contact', '/news/we-have-begun']))
  const feeds = ['/events.ics', '/news.xml', '/news.json', '/site.webmanifest', '/search?q=trust', '/missing']
  const machines = ['/robots.txt', '/.well-known/security.txt', '/api/docs', '/admin/login']
  return [...listed, ...pages, ...feeds, ...feeds.map((path) => `/ar${path}`), ...machines]
}

const oldWords = [oldNames.name, oldNames.shortName, arabicNames.name, 'greensahara', 'Green Sahara']

/** The words of the old name that stand in a text as words of their own. */
function naming(text: string): string[] {
  return oldWords.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text))
}
