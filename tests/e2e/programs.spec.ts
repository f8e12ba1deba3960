import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

test('programs show what they are, and which take applications', { tag: '@daily' }, async ({
  sharedSite,
  page,
}) => {
  await page.goto(`${sharedSite.url}/programs`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  const open = cards.filter({ has: page.getByRole('link', { name: 'Bridgez', exact: true }) })
  await expect(open.getByText('Accepting Applications')).toBeVisible()
  await expect(open.getByRole('link', { name: /^Apply/ })).toBeVisible()
  const closed = cards.filter({ has: page.getByRole('link', { name: 'Khatwa', exact: true }) })
  await expect(closed.getByText('Accepting Applications')).toHaveCount(0)
  await expect(closed.getByRole('link', { name: /^Apply/ })).toHaveCount(0)
})

test('long descriptions are cut at 120 characters', async ({ ownSite, page }) => {
  await ownSite.asAdmin('PUT', '/api/programs/bridgez', { description: 'word '.repeat(60) })
  await page.goto(`${ownSite.url}/programs`)
  const text = await page
    .getByText(/^word word/)
    .first()
    .textContent()
  expect(text?.replace('…', '').length).toBeLessThanOrEqual(120)
})

test('says when there are no active programs, and where to go', async ({ ownSite, page }) => {
  const list = (await (await ownSite.asAdmin('GET', '/api/programs')).json()) as { id: string }[]
  for (const { id } of list) await ownSite.asAdmin('PUT', `/api/programs/${id}`, { isActive: false })
  await page.goto(`${ownSite.url}/programs`)
  await expect(page.getByRole('heading', { name: 'No Active Programs' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Join Us' }).first()).toHaveAttribute(
    'href',
    '/join',
  )
  const answer = await page.request.get(`${ownSite.url}/programs/bridgez`)
  expect(answer.status()).toBe(404)
})

test('a failed load offers to try again', async ({ sharedSite, page, expectedErrors }) => {
  // The page arrives without its data, as when the server could not read it; React says that it starts over.
  expectedErrors.push(/Failed to load resource/, /Minified React error #418/)
  const noData = {
    facts: { publicUrl: '', renderedAt: new Date().toISOString() },
    answers: {},
  }
  await page.route(`${sharedSite.url}/programs`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = `<div id="root"></div><script id="page-state" type="application/json">${JSON.stringify(noData)}</script></body></html>`
    await route.fulfill({ response, body: html.slice(0, html.indexOf('<div id="root">')) + body })
  })
  await page.route('**/api/programs?*', (route) => route.fulfill({ status: 400, body: 'broken' }))
  await page.goto(`${sharedSite.url}/programs`)
  await expect(page.getByRole('heading', { name: 'Unable to Load Programs' })).toBeVisible()
  await expect(
    page.getByText("We're having trouble loading our programs. Please try again later."),
  ).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('of many programs the list shows the first, and more on demand; other pages carry a few', async ({
  ownSite,
  page,
}) => {
  const own = ((await (await ownSite.asAdmin('GET', '/api/programs')).json()) as unknown[]).length
  for (let order = 100; order < 130 - own; order += 1)
    await ownSite.asAdmin('POST', '/api/programs', { title: `Program ${order}`, order })
  await openHydrated(page, `${ownSite.url}/programs`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(24)
  await page.getByRole('button', { name: 'Show 6 more' }).click()
  await expect(cards).toHaveCount(30)
  await expect(cards.nth(24).getByRole('link').first()).toBeFocused()

  const home = await (await page.request.get(ownSite.url)).text()
  expect(home).toContain('Program 101')
  expect(home).not.toContain('Program 120')
})

test('a program shows its enabled sections in order and hides the others', { tag: '@daily' }, async ({
  ownSite,
  page,
}) => {
  const section = (id: string, order: number, enabled: boolean, layout = 'textLeftImageRight') => ({
    id,
    order,
    enabled,
    layout,
    header: `Section ${id}`,
  })
  await ownSite.asAdmin('PUT', '/api/programs/bridgez', {
    sections: [
      section('b', 2, true),
      section('a', 1, true),
      section('c', 3, false),
      section('d', 4, true, 'somethingElse'),
    ],
  })
  await openHydrated(page, `${ownSite.url}/programs/bridgez`)
  await expect(page.getByRole('heading', { name: /^Section/ })).toHaveText(['Section a', 'Section b'])
  await expect(page.getByText('Unknown section layout')).toBeVisible()
})

/** The Join window as visitors of this screen open it. */
async function openJoinWindow(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Apply NOW' }).click()
  } else await page.getByRole('banner').getByRole('button', { name: 'Join Us' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
}

test('whoever joins from the page of a program need not name it', { tag: '@phone' }, async ({
  ownSite,
  page,
  isMobile,
}) => {
  const section = (id: string, order: number, layout: string, buttonUrl: string) => ({
    id,
    order,
    layout,
    enabled: true,
    header: `Section ${id}`,
    buttonText: `Go ${id}`,
    buttonUrl,
  })
  await ownSite.asAdmin('PUT', '/api/programs/khatwa', {
    title: 'Khatwa & more',
    sections: [
      section('hero', 1, 'customHero', '/join'),
      section('elsewhere', 2, 'textLeftImageRight', 'https://forms.example/khatwa'),
      section('other', 3, 'textLeftImageRight', '/join?program=Bridgez'),
      section('last', 4, 'callToAction', '/join'),
    ],
  })
  const carried = '/join?program=Khatwa%20%26%20more'
  await openHydrated(page, `${ownSite.url}/programs/khatwa`)
  const button = (id: string) => page.getByRole('link', { name: `Go ${id}` })
  await expect(button('hero')).toHaveAttribute('href', carried)
  await expect(button('last')).toHaveAttribute('href', carried)
  await expect(button('elsewhere')).toHaveAttribute('href', 'https://forms.example/khatwa')
  await expect(button('other')).toHaveAttribute('href', '/join?program=Bridgez')
  await expect(page.locator('a[href="/join"]')).toHaveCount(0)

  await openJoinWindow(page, isMobile)
  const wanted = page.getByLabel('Program of interest')
  await expect(wanted).toHaveValue('Khatwa & more')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button('last').click()
  await expect(page).toHaveURL(ownSite.url + carried)
  await expect(wanted).toHaveValue('Khatwa & more')

  await openHydrated(page, `${ownSite.url}/programs/bridgez`)
  await page.getByRole('main').getByRole('link', { name: 'Apply now' }).first().click()
  await expect(wanted).toHaveValue('Bridgez')
  await openHydrated(page, `${ownSite.url}/programs`)
  await openJoinWindow(page, isMobile)
  await expect(wanted).toHaveValue('')
})

test('an unknown program or project is answered 404 and says so', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const program = await page.goto(`${sharedSite.url}/programs/none`)
  expect(program?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Program Not Found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/programs')
  const project = await page.goto(`${sharedSite.url}/projects/none`)
  expect(project?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
  await expect(page.getByText('Failed to load project: 404 Not Found')).toBeVisible()
  await expect(page.getByText('none', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Programs & Projects' })).toHaveAttribute(
    'href',
    '/programs',
  )
})

test('success stories stand on the page of their program', async ({ sharedSite, page }) => {
  await page.goto(`${sharedSite.url}/programs/bridgez`)
  await expect(page.getByRole('heading', { name: 'Stories from this program' })).toBeVisible()
})

test('the portfolio shows its sections with the partner strip, and says when it has none', async ({
  ownSite,
  page,
}) => {
  await page.goto(`${ownSite.url}/portfolio`)
  await expect(page.getByRole('heading', { name: /Partners Driving Change With US/i })).toBeVisible()
  const [first] = (await (await ownSite.asAdmin('GET', '/api/portfolio-pages')).json()) as { id: string }[]
  await ownSite.asAdmin('DELETE', `/api/portfolio-pages/${first?.id}`)
  await page.goto(`${ownSite.url}/portfolio`)
  await expect(page.getByText('No portfolio content yet.')).toBeVisible()
})

test('what is saved is on the page at the next request, and what is hidden is gone everywhere', async ({
  ownSite,
  request,
}) => {
  await request.get(`${ownSite.url}/programs`)
  await ownSite.asAdmin('PUT', '/api/programs/bridgez', { title: 'Renamed at once' })
  expect(await (await request.get(`${ownSite.url}/programs`)).text()).toContain('Renamed at once')
  await ownSite.asAdmin('PUT', '/api/programs/bridgez', { isActive: false })
  for (const path of ['/programs', '/', '/api/programs', '/sitemap.xml']) {
    expect(await (await request.get(ownSite.url + path)).text()).not.toContain('Renamed at once')
    expect(await (await request.get(ownSite.url + path)).text()).not.toContain('/programs/bridgez')
  }
})
