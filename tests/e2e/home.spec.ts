import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

interface Dated {
  id: string
  title: string
  date: string
}

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the page tells its story in eight blocks, each with the way onwards', { tag: '@daily' }, async ({
  page,
  sharedSite,
}) => {
  await page.goto(sharedSite.url)
  await expect(page).toHaveTitle('Green Sahara Foundation')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We Impact')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Aspiration',
    'Funding follows outcomes',
    'What it adds up to',
    'Two ways of working, one purpose',
    'Nobody does this alone',
    'Upcoming Events',
    'Past Events',
    'There is a place for you in this work',
  ])
  const linksOf = (name: string) =>
    block(page, name)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await linksOf('Our Aspiration')).toEqual(['/about'])
  expect(await linksOf('Funding follows outcomes')).toEqual(['/programs'])
  expect(await linksOf('What it adds up to')).toEqual(['/impact'])
  expect(await linksOf('Two ways of working, one purpose')).toEqual([
    '/programs',
    '/programs/bridgez',
    '/programs/imentor',
    '/projects/eden',
  ])
  expect(await linksOf('Nobody does this alone')).toContain('/partners')
  expect(await linksOf('There is a place for you in this work')).toEqual(['/join', '/programs'])
  const hero = page.getByRole('main').locator('section').first()
  await expect(hero.getByRole('link', { name: 'Join Us' })).toHaveAttribute('href', '/join')
  await expect(hero.getByRole('link', { name: 'Explore Our Programs' })).toHaveAttribute('href', '/programs')
})

test('money moves in three numbered steps', async ({ page, sharedSite }) => {
  await page.goto(sharedSite.url)
  const steps = block(page, 'Funding follows outcomes').getByRole('listitem')
  await expect(steps).toContainText([/1\s*Agree on the outcome/, /2\s*Measure it/, /3\s*Fund the next step/])
})

test('a title leads to its page without loading the site anew', async ({ page, sharedSite }) => {
  await openHydrated(page, sharedSite.url)
  await page.evaluate(() => Reflect.set(window, 'isSameVisit', true))
  await page.getByRole('link', { name: 'Bridgez', exact: true }).filter({ visible: true }).last().click()
  await expect(page).toHaveURL(`${sharedSite.url}/programs/bridgez`)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameVisit'))).toBe(true)
})

test('figures count up when they are seen, and end at the real ones', async ({ page, sharedSite }) => {
  await page.clock.install()
  await openHydrated(page, sharedSite.url)
  await page.clock.pauseAt(Date.now() + 60_000)
  const figures = block(page, 'What it adds up to').getByRole('definition')
  const real = ['168', '86,000+', '2,310', '84', '31,200', '240', '9']
  await expect(figures).toHaveText(real)
  for (const index of real.keys()) {
    await figures.nth(index).scrollIntoViewIfNeeded()
    await page.clock.runFor(300)
  }
  // The last one of the second row waits 900 + 200 ms from the moment it is seen, then takes 2000 ms.
  await expect(figures.last()).not.toHaveText('9')
  // A busy browser notices late what is on screen, so that their time is given to them until all have run.
  await expect(async () => {
    for (const index of [0, 3, real.length - 1]) {
      await figures.nth(index).scrollIntoViewIfNeeded()
      await page.clock.runFor(4000)
    }
    await expect(figures).toHaveText(real, { timeout: 1000 })
  }).toPass()
  await expect(figures.first()).toHaveClass(/text-gsf-primary/)
})

test('without JavaScript the page says the same', { tag: '@daily' }, async ({ sharedSite, request }) => {
  const answer = await request.get(sharedSite.url)
  const html = await answer.text()
  expect(answer.status()).toBe(200)
  for (const text of [
    '<title>Green Sahara Foundation</title>',
    'We Impact',
    'Underserved Communities',
    'A region where the place you were born',
    'Funding follows outcomes',
    '86,000+',
    'Bridgez',
    'Eden',
    'Graphene',
    'Nitrous',
    'Nile Valley Bank',
    'Upcoming Events',
    'There is a place for you in this work',
  ]) {
    expect(html).toContain(text)
  }
  const [, json = '{}'] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'NGO',
    name: 'Green Sahara Foundation',
    logo: expect.stringMatching(/^http.*\.png$/),
    sameAs: expect.arrayContaining(['https://www.facebook.com/gsf.example']),
    contactPoint: { email: 'hello@greensahara.example' },
  })
})

test('upcoming events come soonest first; at most six past ones follow', async ({ page, sharedSite }) => {
  const events = (await (await fetch(`${sharedSite.url}/api/events?status=Published`)).json()) as Dated[]
  const today = new Date().toISOString().slice(0, 10)
  const dates = events.toSorted((a, b) => a.date.localeCompare(b.date))
  const upcoming = dates.filter(({ date }) => date > today).map(({ title }) => title)
  const past = dates.filter(({ date }) => date < today).reverse()
  await page.goto(sharedSite.url)
  const past6 = block(page, 'Past Events').getByRole('heading', { level: 3 })
  await expect(past6).toHaveText(past.slice(0, 6).map(({ title }) => title))
  const all = block(page, 'Upcoming Events').getByRole('heading', { level: 3 })
  await expect(all).toHaveText([...upcoming.slice(0, 4), ...(await past6.allTextContents())])
  await expect(all.first().getByRole('link')).toHaveAttribute('href', /^\/events\/.+/)
  await expect(page.getByRole('link', { name: 'All events and media' })).toHaveAttribute('href', '/events')
})

test('past events are left out where there are none, and a quiet word stands where nothing is planned', async ({
  page,
  ownSite,
}) => {
  const events = (await (await ownSite.asAdmin('GET', '/api/events')).json()) as Dated[]
  const today = new Date().toISOString().slice(0, 10)
  const remove = (list: Dated[]) =>
    Promise.all(list.map(({ id }) => ownSite.asAdmin('DELETE', `/api/events/${id}`)))
  await remove(events.filter(({ date }) => date < today))
  await page.goto(ownSite.url)
  await expect(block(page, 'Upcoming Events').getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Past Events' })).toHaveCount(0)

  await remove(events.filter(({ date }) => date >= today))
  await page.reload()
  await expect(page.getByText('No upcoming events')).toBeVisible()
  await expect(page.getByText('Check back soon for new events!')).toBeVisible()
})

test('what staff change is what visitors see', async ({ page, ownSite }) => {
  await ownSite.asAdmin('PUT', '/api/about-page-content/main-about-page', {
    aspirationContent: 'Every village with water.',
  })
  await ownSite.asAdmin('PUT', '/api/projects/eden', { isActive: false })
  await ownSite.asAdmin('PUT', '/api/impact-stats/countries', { value: 10, suffix: 'of 54' })
  await ownSite.asAdmin('PUT', '/api/hero-sections/home', {
    fixedTitle: 'We Grow',
    primaryButtonText: 'Come in',
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(ownSite.url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We Grow')
  await expect(page.getByRole('link', { name: 'Come in' })).toHaveAttribute('href', '/join')
  await expect(page.getByText('Every village with water.')).toBeVisible()
  await expect(page.getByRole('group', { name: '1 of 3: Graphene' })).toBeVisible()
  await expect(block(page, 'What it adds up to').getByText('10 of 54')).toBeVisible()
})

test('partners pass by once for everybody, and once more for the eyes only', async ({ page, sharedSite }) => {
  await openHydrated(page, sharedSite.url)
  const strip = page.getByRole('region', { name: 'Impact Partners' })
  await expect(strip.locator('ul')).toHaveCount(2)
  const copy = strip.locator('ul[aria-hidden="true"]')
  await expect(copy.locator('a')).toHaveCount(await strip.getByRole('link').count())
  await expect(copy.locator('a:not([tabindex="-1"])')).toHaveCount(0)
})

test('it fits a screen of 320 pixels', async ({ page, sharedSite }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(sharedSite.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
  const wide = await page
    .getByRole('main')
    .locator('h1, h2, h3, h4, p, dd, a, button')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect()
          const isInStrip = element.closest('section[aria-label="Impact Partners"]') !== null
          return !isInStrip && box.width > 1 && (box.right > innerWidth + 1 || box.left < -1)
        })
        .map((element) => element.textContent),
    )
  expect(wide).toEqual([])
})
