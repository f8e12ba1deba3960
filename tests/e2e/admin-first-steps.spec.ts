import { templateSections, templateValues } from '../../src/content/own-page/templates/page-template.ts'
import { pageTemplates } from '../../src/content/own-page/templates/page-templates.ts'
import { builtInNames as arabicNames } from '../../src/content/site-settings/built-in-names.ar.ts'
import { siteSettingsDefaults as oldNames } from '../../src/content/site-settings/site-settings-defaults.ts'
import { noSession, openAdmin } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Site,
  test,
} from '../support/e2e.ts'
import { e2eAdmin } from '../support/e2e-admin.ts'
import { startMailServer } from '../support/mail-server.ts'
import { test as mailingTest } from '../support/mailing-journey.ts'
import { solidPng } from '../support/solid-png.ts'

const mailAccount = { user: 'site@nile.example', password: 'three blue herons' }

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
  expect(await (await fetch(`${ownSite.url}/programs`)).text()).toContain('Bridgez')
})

test('after a change of the name the first step leads to every place where the old one stands', async ({
  page,
  ownSite,
}) => {
  await ownSite.asAdmin('PUT', '/api/site-settings', { name: 'Nile Roots Trust', shortName: 'NRT' })
  await openAdmin(page, ownSite, '/admin/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByText(/^The former name still stands in \d+ places\.$/)).toBeVisible({
    timeout: 120_000,
  })
  await steps.getByRole('link', { name: 'Show where' }).click()
  await expect(page).toHaveURL(/\/admin\/checks\?check=former-name$/)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: '“GSF” is a name from before.' }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'This logo came with the sample content.' })).toHaveCount(2)
  await expectAccessibleInBothThemes(page)

  await rows
    .filter({ hasText: 'العربية' })
    .filter({ hasText: 'Portfolio of Impact' })
    .getByRole('link', { name: /^Open/ })
    .click()
  await expect(page).toHaveURL(/translations\/ar/)
  await expect(page.locator('textarea:focus, input:focus')).toHaveValue(/مؤسسة الصحراء الخضراء/, {
    timeout: 120_000,
  })
  await page.goto(`${ownSite.url}/admin/checks?check=former-name`)
  await rows
    .filter({ hasText: 'Open evening' })
    .filter({ hasText: 'Location' })
    .filter({ hasNotText: 'العربية' })
    .getByRole('link', { name: /^Open/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Location' })).toBeFocused()
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

test('a newcomer ticks every first step by clicking, from the first sign-in to the first backup', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noSession)
  const mails = await startMailServer({ account: mailAccount })
  const steps = page.getByRole('region', { name: 'First steps' })
  const stepDone = (name: string) => steps.getByRole('heading', { name: `${name} (Done)` })
  const saved = page.getByRole('status').getByText(/^Saved/)
  const backToDashboard = () => page.getByRole('link', { name: /^Dashboard/ }).click()

  await page.goto(`${ownSite.url}/admin`)
  await page.getByLabel('Email').fill(e2eAdmin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(e2eAdmin.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await backToDashboard()
  await expect(steps).toContainText('0 of 7 done')

  await steps.getByRole('button', { name: 'Remove sample content' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the sample content?' })
  await question.getByRole('button', { name: 'Remove sample content' }).click()
  await expect(stepDone('Sample content')).toBeVisible()

  await steps.getByRole('link', { name: 'Set your name' }).click()
  await page.getByRole('textbox', { name: 'Name of the foundation' }).fill('Nile Roots Trust')
  await page.getByRole('textbox', { name: 'Short name' }).fill('NRT')
  await page.getByRole('button', { name: 'Save Site settings' }).first().click()
  await expect(saved).toBeVisible()

  await backToDashboard()
  await steps.getByRole('link', { name: 'Translate the name' }).click()
  const arabicName = page.getByRole('textbox', { name: 'Name of the foundation' })
  await expect(arabicName).toHaveValue(arabicNames.name)
  await arabicName.fill('مؤسسة جذور النيل')
  await page.getByRole('textbox', { name: 'Short name' }).fill('جذور')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(saved).toBeVisible()

  await backToDashboard()
  await expect(stepDone('Languages')).toBeVisible()
  await steps.getByRole('link', { name: 'Upload your logo' }).click()
  const picking = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose an image: Header logo for light mode' }).click()
  await (await picking).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: solidPng(320, 80) })
  await expect(page.getByRole('button', { name: 'Replace: Header logo for light mode' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Hero Section' }).first().click()
  await expect(saved).toBeVisible()

  await backToDashboard()
  await expect(stepDone('Name and logo')).toBeVisible()
  await steps.getByRole('link', { name: 'Complete your account' }).click()
  const profile = page.getByRole('form', { name: 'Your name' })
  await profile.getByRole('textbox', { name: 'Full Name' }).fill('Laila Hassan')
  await profile.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Your account: Laila Hassan' })).toBeVisible()
  const password = page.getByRole('form', { name: 'Password' })
  await password.locator('[name=currentPassword]').fill(e2eAdmin.password)
  await password.locator('[name=newPassword]').fill('nine blue herons')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed', { exact: true })).toBeVisible()

  await backToDashboard()
  await expect(stepDone('Your own account')).toBeVisible()
  await steps.getByRole('link', { name: 'Set up mail' }).click()
  const server = page.getByRole('form', { name: 'Mail server' })
  await server.getByRole('textbox', { name: /^Server/ }).fill('127.0.0.1')
  await server.getByLabel('Encryption').selectOption('None')
  await server.getByLabel('Port').fill(String(mails.port))
  await server.getByLabel('User name').fill(mailAccount.user)
  await server.getByLabel('Password', { exact: true }).fill(mailAccount.password)
  await server.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByText('The mail server works and is saved', { exact: true })).toBeVisible()
  await backToDashboard()
  await steps.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(stepDone('Mail')).toBeVisible()

  await steps.getByRole('link', { name: 'Invite colleagues' }).click()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Email').fill('salma@nile.example')
  await dialog.getByLabel('Full Name').fill('Salma Nour')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invited' })).toContainText('Salma Nour')

  await backToDashboard()
  await expect(stepDone('Colleagues')).toBeVisible()
  await expect(steps).toContainText('6 of 7 done')
  await steps.getByRole('link', { name: 'Back up now' }).click()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText('The backup is made', { exact: true })).toBeVisible()

  await backToDashboard()
  await expect(steps).toContainText('All done: this site is yours.')
  await expect(steps.getByRole('heading', { name: / \(Done\)$/ })).toHaveCount(7)
  await expect(steps.getByRole('heading', { name: /Still open/ })).toHaveCount(0)
  const recipients = () => mails.received.flatMap((mail) => mail.recipients).toSorted()
  await expect.poll(recipients).toEqual(expect.arrayContaining(['admin@example.org', 'salma@nile.example']))
  await steps.getByRole('button', { name: 'Hide the first steps' }).click()
  await expect(steps).toHaveCount(0)
  await mails.close()
})

mailingTest(
  'the old name is nowhere once a newcomer has put in their own',
  async ({ ownSite: site, mails }) => {
    expect((await site.asAdmin('POST', '/api/first-steps/remove-sample')).status).toBe(200)
    const names = { name: 'Nile Roots Trust', shortName: 'NRT' }
    await site.asAdmin('PUT', '/api/site-settings', { ...names, primaryColor: '#7a1f1f' })
    const texts = {
      name: { text: 'مؤسسة جذور النيل', source: names.name },
      shortName: { text: 'جذور', source: names.shortName },
    }
    const worded = await site.asAdmin('PUT', '/api/site-settings/site-settings/translations/ar', { texts })
    expect(worded.status).toBe(200)

    // A page of every template, and one post.
    for (const template of pageTemplates) {
      const values = { ...templateValues(template), sections: templateSections(template), isActive: true }
      expect((await site.asAdmin('POST', '/api/own-pages', values)).status, template.name).toBe(201)
    }
    const post = { title: 'We have begun', summary: 'The first day of the trust.', content: 'Roots first.' }
    expect((await site.asAdmin('POST', '/api/news', { ...post, date: '2026-11-02' })).status).toBe(201)

    // Somebody to work with, and somebody who applies.
    const salma = { email: 'salma@nile.example', name: 'Salma Nour', role: 'editor' }
    expect((await site.asAdmin('POST', '/api/invitations', salma)).status).toBe(201)
    expect((await site.asAdmin('POST', '/api/first-steps/test-mail')).status).toBe(200)
    const application = { name: 'Omar', email: 'omar@nile.example', subject: 'Trees', request: 'To plant.' }
    expect((await site.asAdmin('POST', '/api/applications', application)).status).toBe(201)

    for (const path of await publicAddresses(site)) {
      const answer = await fetch(site.url + path)
      expect(naming(await answer.text()), path).toEqual([])
    }
    await expect
      .poll(() => mails.received.flatMap(({ recipients }) => recipients).toSorted())
      .toEqual(expect.arrayContaining(['admin@example.org', 'omar@nile.example', 'salma@nile.example']))
    const letters = mails.received.map(({ message }) => message.replaceAll('=\r\n', ''))
    expect(letters.some((letter) => letter.includes('Nile Roots Trust'))).toBe(true)
    expect(letters.flatMap(naming)).toEqual([])
  },
)

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
