import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Site,
  test,
} from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

const gold = 'rgb(242, 182, 50)'

interface Record {
  id: string
  [field: string]: unknown
}

async function list(site: Site, path: string): Promise<Record[]> {
  return (await (await site.asAdmin('GET', path)).json()) as Record[]
}

test('is whole in the first response, with what search engines read', async ({ sharedSite, request }) => {
  const html = await (await request.get(`${sharedSite.url}/about`)).text()
  for (const text of ['Our Aspiration', 'Our Mission', 'Areas We Serve', 'Salma Hegazy', 'Reliability']) {
    expect(html).toContain(text)
  }
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(([, json]) =>
    JSON.parse(String(json)),
  )
  expect(data.map((part) => part['@type'])).toEqual(['AboutPage', 'BreadcrumbList'])
  expect(data[0].mainEntity.areaServed).toContainEqual({ '@type': 'Country', name: 'Egypt' })
})

test('tells who the foundation is, from the hero to the way in', async ({ sharedSite, page }) => {
  await page.goto(`${sharedSite.url}/about`)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green Sahara Foundation (GSF)')
  await expect(main.getByText('Driving Sustainable Impact Since 2013')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Our Aspiration',
    'Our Mission',
    'Our Vision',
    'Our Programs and Projects',
    'The Goals We Work Towards',
    'Our Guiding Values',
    'Areas We Serve',
    'How we began',
    'How we are run',
    'The people you will meet',
    'Upcoming Events',
    'There is a place for you in this work',
  ])
  const aspiration = page.getByRole('region', { name: 'Our Aspiration' })
  await expect(aspiration.getByRole('link', { name: 'Explore Our Programs' })).toHaveAttribute(
    'href',
    '/programs',
  )
  const ways = page.getByRole('region', { name: 'Our Programs and Projects' })
  await expect(ways.getByRole('list', { name: 'Philanthropic Projects' }).getByRole('listitem')).toHaveCount(
    4,
  )
  await expect(ways.getByRole('img', { name: 'Bridgez' })).toBeVisible()
  await expect(ways.getByText('A gift opens the way, a business keeps it open.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('article')).toHaveCount(3)
  for (const path of ['/join', '/programs']) {
    await expect(main.locator(`a[href="${path}"]`).last()).toBeVisible()
  }
})

test('names the goals officially and the five values', async ({ ownSite, page }) => {
  await page.goto(`${ownSite.url}/about`)
  const goals = page.getByRole('region', { name: 'The Goals We Work Towards' })
  await expect(goals.getByRole('heading', { level: 3 })).toHaveText([
    'Reduced Inequalities',
    'Responsible Consumption and Production',
    'Partnerships for the Goals',
  ])
  await expect(
    page.getByRole('region', { name: 'Our Guiding Values' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Trust & Differences',
    'Future Opportunities',
    'Passion for Learning',
    'Reliability',
    'Resilience',
  ])
  await ownSite.asAdmin('PUT', '/api/about-page-content/main-about-page', {
    sdgItems: [
      { number: 6, title: 'Water for every field', imageUrl: '' },
      { number: 13, title: '', imageUrl: '' },
    ],
  })
  await page.reload()
  await expect(goals.getByText('Goal 6: Clean Water and Sanitation')).toBeVisible()
  await expect(goals.getByRole('heading', { level: 3 })).toHaveText([
    'Water for every field',
    'Climate Action',
  ])
})

test('the map says what it shows, and the list beside it finds a country on it', async ({
  sharedSite,
  page,
}) => {
  await openHydrated(page, `${sharedSite.url}/about`)
  const areas = page.getByRole('region', { name: 'Areas We Serve' })
  const map = areas.getByRole('img', { name: /^Map of Africa.*Morocco.*Egypt.*Kenya/ })
  await expect(map).toBeVisible()
  await expect(areas.getByRole('listitem')).toHaveText([
    'Morocco',
    'Tunisia',
    'Egypt',
    'Sudan',
    'Rwanda',
    'Uganda',
    'Kenya',
    'Ethiopia',
    'Ghana',
  ])
  const egypt = map.locator('use[href$="#EG"]')
  const address = String(await egypt.getAttribute('href')).split('#')[0]
  expect((await page.request.get(sharedSite.url + address)).headers()['content-type']).toContain('image/svg')
  await expect.poll(async () => (await egypt.boundingBox())?.width).toBeGreaterThan(20)
  await areas.getByRole('button', { name: 'Egypt' }).focus()
  await expect(egypt).toHaveCSS('fill', gold)
  await areas.getByRole('button', { name: 'Egypt' }).click()
  await areas.getByRole('button', { name: 'Egypt' }).blur()
  await expect(areas.getByRole('button', { name: 'Egypt', pressed: true })).toBeVisible()
  await expect(egypt).toHaveCSS('fill', gold)
})

test('a map of the editor’s own takes the place of ours and keeps the list', async ({ ownSite, page }) => {
  const [record] = await list(ownSite, '/api/about-page-content')
  await ownSite.asAdmin('PUT', '/api/about-page-content/main-about-page', {
    africaMapImageUrl: record?.heroImageUrl,
  })
  await page.goto(`${ownSite.url}/about`)
  const areas = page.getByRole('region', { name: 'Areas We Serve' })
  await expect(areas.locator('img')).toHaveAttribute('alt', /^Map of Africa/)
  await expect(areas.locator('use')).toHaveCount(0)
  await expect(areas.getByRole('listitem')).toHaveCount(9)
  await expect(areas.getByRole('button')).toHaveCount(0)
})

test('shows the first six active members of the team, in order', async ({ ownSite, page }) => {
  await ownSite.asAdmin('POST', '/api/team-members', { name: 'Always First', position: 'Chair', order: -2 })
  await ownSite.asAdmin('POST', '/api/team-members', {
    name: 'Never Seen',
    position: 'Ghost',
    order: -1,
    isActive: false,
  })
  await ownSite.asAdmin('PUT', '/api/team-members/karim-abdelrahman', { isActive: false })
  await ownSite.asAdmin('PUT', '/api/team-members/salma-hegazy', {
    order: 9,
    linkedinUrl: 'https://www.linkedin.com/in/salma',
  })
  await page.goto(`${ownSite.url}/about`)
  const team = page.getByRole('region', { name: 'The people you will meet' })
  await expect(team.getByRole('heading', { level: 3 })).toHaveText([
    'Always First',
    'Nadia Boutros',
    'Tarek Elmasry',
    'Amina Wanjiru',
    'Youssef Haddad',
    'Salma Hegazy',
  ])
  await expect(team.getByText('Agronomist from Minya.')).toBeVisible()
  const link = team.getByRole('link', { name: 'Salma Hegazy on LinkedIn (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', 'https://www.linkedin.com/in/salma')
  await ownSite.asAdmin('POST', '/api/team-members', { name: 'The Seventh', position: 'New', order: 10 })
  await page.reload()
  await expect(team.getByRole('article')).toHaveCount(6)
  await expect(team.getByText('The Seventh')).toHaveCount(0)
})

test('hidden or without records it shows the built-in texts, and no empty blocks', async ({
  ownSite,
  page,
}) => {
  const record = '/api/about-page-content/main-about-page'
  await ownSite.asAdmin('PUT', record, { heroTitle: 'Not for everybody', isActive: false })
  await page.goto(`${ownSite.url}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green Sahara Foundation (GSF)')
  await ownSite.asAdmin('DELETE', record)
  await ownSite.asAdmin('PUT', '/api/mission-vision', { isActive: false })
  for (const path of ['/api/team-members', '/api/events']) {
    for (const { id } of await list(ownSite, path)) await ownSite.asAdmin('DELETE', `${path}/${id}`)
  }
  const answer = await page.goto(`${ownSite.url}/about`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green Sahara Foundation (GSF)')
  await expect(page.getByText('Grants carry the risk of the first mile.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Resilience' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The people you will meet' })).toHaveCount(0)
  await expect(page.getByText('No upcoming events')).toBeVisible()
  await expect(page.getByText('Failed to fetch about page content')).toHaveCount(0)
  await expectAccessible(page)
})

test('a failed load says so above the built-in texts, and can be tried again', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await openHydrated(page, `${sharedSite.url}/join`)
  await page.route(/\/api\/(about|team-members|events)/, (route) => route.fulfill({ status: 400 }))
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click()
  const main = page.getByRole('main')
  const notice = main.getByRole('alert').filter({ hasText: 'Failed to fetch about page content' })
  const saved = main.getByText(/^Eden brings water/)
  await expect(page).toHaveURL(/\/about$/)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green Sahara Foundation (GSF)')
  await expect(main.getByText('Failed to fetch about sections: Bad Request')).toBeVisible()
  await expect(main.getByText('Failed to load the team')).toBeVisible()
  await expect(main.getByText('Failed to fetch events')).toBeVisible()
  await expect(saved).toHaveCount(0)
  await expectAccessible(page)
  await page.unrouteAll()
  await notice.getByRole('button', { name: 'Try Again' }).click()
  await expect(saved).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('is accessible and fits 320 pixels in both themes, with long words too', async ({ ownSite, page }) => {
  await ownSite.asAdmin('PUT', '/api/about-page-content/main-about-page', {
    heroTitle: 'Donaudampfschifffahrtsgesellschaftskapitän',
    programsTitle: 'Rindfleischetikettierungsüberwachungsaufgabe',
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, `${ownSite.url}/about`)
  await page.getByRole('button', { name: 'Ghana' }).click()
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
})
