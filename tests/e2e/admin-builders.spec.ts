import type { Locator } from '@playwright/test'
import { addStaff, openAdmin, pickUp } from '../support/admin-journey.ts'
import {
  card,
  cardTitles,
  chooseLayout,
  field,
  flipSwitch,
  openCard,
  pickLayout,
  save,
  showForm,
  showPreview,
} from '../support/builder-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { solidPng } from '../support/solid-png.ts'

const bridgez = '/admin/programs/builder/bridgez'
const saved = 'Program saved successfully!'

test('another layout brings sample text, and Undo brings back the old one', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, bridgez)
  await openCard(page, 'What you receive')
  const items = page.getByRole('group', { name: 'Items' }).getByRole('listitem')
  await expect(items).toHaveCount(3)
  await chooseLayout(page, 'Quote with a portrait')
  await expect(page.getByText('Layout changed to Quote with a portrait', { exact: true })).toBeVisible()
  await expect(field(page, 'Speaker')).toHaveValue('')
  await expect(field(page, 'Speaker')).toHaveAttribute('placeholder', 'Name of the speaker')
  await expect(items).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'Header')).toHaveValue('What you receive')
  await expect(items).toHaveCount(3)
  await expect(page.getByText('Layout: Cards with icons')).toBeVisible()
  // Back where it was: there is nothing to save.
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('sections are switched off, moved, duplicated, deleted and brought back', { tag: '@daily' }, async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, bridgez)
  await expect(card(page, 'An ordinary week')).toBeVisible()
  const before = await cardTitles(page)
  await expect(page.getByRole('button', { name: 'Move Bridgez up' })).toBeDisabled()
  await expect(page.getByRole('button', { name: `Move ${before.at(-1)} down` })).toBeDisabled()
  await page.getByRole('button', { name: 'Move An ordinary week up' }).click()
  await expect(page.getByRole('button', { name: 'Move An ordinary week up' })).toBeFocused()
  await expect
    .poll(async () => (await cardTitles(page)).indexOf('An ordinary week'))
    .toBe(before.indexOf('An ordinary week') - 1)

  await openCard(page, 'What you receive')
  await flipSwitch(page, 'What you receive')
  await expect(field(page, 'Header')).toHaveCount(0)

  await page.getByRole('button', { name: 'More for Omar Shafik' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect
    .poll(async () => (await cardTitles(page)).filter((title) => title === 'Omar Shafik'))
    .toHaveLength(2)

  await page.getByRole('button', { name: 'More for Carried by' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, 'Carried by')).toHaveCount(0)
  const place = before.indexOf('Carried by') + 1
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await cardTitles(page)).indexOf('Carried by')).toBe(place)

  await save(page).click()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
  const { sections } = await (await ownSite.asAdmin('GET', '/api/programs/bridgez')).json()
  expect(sections.map(({ order }: { order: number }) => order)).toEqual(
    sections.map((_: unknown, index: number) => index + 1),
  )
  await page.goto(`${ownSite.url}/programs/bridgez`)
  await expect(page.getByRole('heading', { name: 'An ordinary week' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you receive' })).toHaveCount(0)
})

test('a new section begins with its layout, at the place it was asked for', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, bridgez)
  await expect(card(page, 'An ordinary week')).toBeVisible()
  const before = await cardTitles(page)
  const at = before.indexOf('What you receive')
  const here = page.getByRole('button', { name: 'Add a section before What you receive' })
  await here.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Section' })
  await expect(dialog.getByRole('button', { name: /^Picture after the text/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(here).toBeFocused()
  expect(await cardTitles(page)).toEqual(before)

  await here.press('Enter')
  await pickLayout(page, 'Add Section', 'Picture after the text')
  await expect.poll(() => cardTitles(page)).toEqual(before.toSpliced(at, 0, 'Why we started'))
  await expect(card(page, 'Why we started').locator('[data-card]')).toBeFocused()
  await expect(page.getByText('Layout: Picture after the text')).toBeVisible()

  await page.getByRole('button', { name: 'Add Section', exact: true }).click()
  await pickLayout(page, 'Add Section', 'Quote with a portrait')
  await expect.poll(async () => (await cardTitles(page)).at(-1)).toBe('Quote with a portrait')
  await expect(field(page, 'Speaker')).toBeVisible()
})

test('an open section is moved by keyboard and mouse, and open where it lands', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, bridgez)
  await expect(card(page, 'An ordinary week')).toBeVisible()
  const before = await cardTitles(page)
  await page.getByRole('button', { name: 'Add Section', exact: true }).click()
  await pickLayout(page, 'Add Section', 'Cards with icons')
  const title = 'What you get'
  const open = field(page, 'Header')
  await expect(open).toHaveValue(title)
  const handle = page.getByRole('button', { name: `Drag ${title} to another place` })

  await pickUp(handle)
  await expect(open).toBeHidden()
  for (const place of [before.length, before.length - 1, before.length - 2]) {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`${title} is at place ${place} of`)).toBeAttached()
  }
  await page.keyboard.press('Space')
  await expect.poll(() => cardTitles(page)).toEqual(before.toSpliced(-3, 0, title))
  await expect(open).toHaveValue(title)
  await expect(handle).toBeFocused()

  // Over two sections, to where a hand would drop it.
  const goal = page.getByRole('button', { name: `Drag ${before.at(-5)} to another place` })
  const middleOf = async (shown: Locator) => {
    const box = await shown.boundingBox()
    if (!box) throw new Error('The handle is out of sight')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  await handle.scrollIntoViewIfNeeded()
  const [x, y] = await middleOf(handle)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 10, { steps: 2 })
  // The page is shorter once the section is folded, and its place is shown where it would land.
  await expect(open).toBeHidden()
  await expect(async () => {
    await page.mouse.move(...(await middleOf(goal)), { steps: 12 })
    const place = page.getByText(`${title} is at place ${before.length - 4} of`)
    await expect(place).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.mouse.up()
  await expect.poll(() => cardTitles(page)).toEqual(before.toSpliced(-5, 0, title))
  await expect(open).toHaveValue(title)
})

test('what is moved or switched off is brought back by Undo', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, bridgez)
  await expect(card(page, 'An ordinary week')).toBeVisible()
  const before = await cardTitles(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: 'Move An ordinary week up' }).click()
  await expect(page.getByText('“An ordinary week” moved', { exact: true })).toBeVisible()
  await undo.click()
  await expect.poll(() => cardTitles(page)).toEqual(before)
  await flipSwitch(page, 'What you receive')
  await expect(page.getByText('“What you receive” switched off', { exact: true })).toBeVisible()
  await undo.click()
  await expect(page.getByRole('switch', { name: 'Show What you receive on the page' })).toBeChecked()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('a section that is switched off can be worded before visitors see it', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, bridgez)
  await flipSwitch(page, 'What you receive')
  const off = await openCard(page, 'What you receive')
  await expect(off.getByText('visitors and the preview do not show this section')).toBeVisible()
  await field(page, 'Header').fill('What you will receive')
  await save(page).click()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
  const { sections } = await (await ownSite.asAdmin('GET', '/api/programs/bridgez')).json()
  expect(sections).toContainEqual(
    expect.objectContaining({ header: 'What you will receive', enabled: false }),
  )
})

test('the preview follows the typing, and every section in it leads to its card', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, bridgez)
  await openCard(page, 'An ordinary week')
  await field(page, 'Header').fill('Five days in Shubra')
  const preview = await showPreview(page)
  await preview.getByRole('button', { name: 'Edit section: Five days in Shubra' }).click()
  await expect(field(page, 'Header')).toHaveValue('Five days in Shubra')
  await showPreview(page)
  await preview.getByRole('button', { name: 'Edit section: Omar Shafik' }).click()
  await expect(field(page, 'Speaker')).toHaveValue('Omar Shafik')
  await expect(card(page, 'Omar Shafik').locator('[data-card]')).toBeFocused()
  await showPreview(page)
  for (const [name, most] of [
    ['Mobile', 384],
    ['Tablet', 672],
  ] as const) {
    await preview.getByRole('radio', { name }).check()
    const shown = preview.locator('[data-preview]').first()
    await expect.poll(() => shown.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(most)
  }
})

test('fields help with pictures and wrong links', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, bridgez)
  await openCard(page, 'What you receive')
  await field(page, 'Button text').fill('Apply')
  await field(page, 'Button link').fill('javascript:alert(1)')
  // The wrong link is in a card that is closed again by opening another one.
  const week = await openCard(page, 'An ordinary week')
  const picture = { name: 'week.png', mimeType: 'image/png', buffer: solidPng(40, 30) }
  await week.locator('input[type=file]').first().setInputFiles(picture)
  await expect(week.getByText('Image uploaded', { exact: true })).toBeAttached()
  await field(page, 'Alternative text').fill('')
  await expect(page.getByText(/Say what the picture shows/)).toBeVisible()
  await save(page).click()
  await expect(page.getByText(/Button link must be a web address/)).toBeVisible()
  await expect(field(page, 'Button link')).toBeFocused()
  await field(page, 'Button link').fill('/join')
  await save(page).click()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
})

test('ready-made sections that a page lacks can be added', async ({ page, ownSite }) => {
  const { sections } = await (await ownSite.asAdmin('GET', '/api/programs/bridgez')).json()
  await ownSite.asAdmin('PUT', '/api/programs/bridgez', { sections: sections.slice(0, 2) })
  await openAdmin(page, ownSite, bridgez)
  await page.locator('summary', { hasText: 'Ready-made sections' }).click()
  await page.getByRole('button', { name: 'Add What you receive' }).click()
  await expect(card(page, 'What you receive').getByText('Sample text')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
})

test('the portfolio starts from its defaults, is saved and shown', async ({ page, ownSite }) => {
  const [stored] = await (await ownSite.asAdmin('GET', '/api/portfolio-pages')).json()
  await ownSite.asAdmin('DELETE', `/api/portfolio-pages/${stored.id}`)
  await openAdmin(page, ownSite, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio Builder' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/admin')
  await expect(field(page, 'Title')).toHaveValue('Portfolio of Impact')
  await expect.poll(() => cardTitles(page)).toHaveLength(11)
  await openCard(page, 'Our Aspiration')
  await field(page, 'Header').fill('What we hope to see')
  await save(page).click()
  await expect(page.getByText('Portfolio saved successfully!', { exact: true })).toBeVisible()
  const list = await (await ownSite.asAdmin('GET', '/api/portfolio-pages')).json()
  expect(list).toHaveLength(1)
  await page.goto(`${ownSite.url}/portfolio`)
  await expect(page.getByRole('heading', { name: 'What we hope to see' })).toBeVisible()
})

test('what was not read cannot be overwritten', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/status of 500/)
  await page.route('**/api/portfolio-pages', (route) => route.fulfill({ status: 500, body: '{}' }))
  await openAdmin(page, sharedSite, '/admin/portfolio')
  await expect(page.getByText('Failed to load portfolio pages', { exact: true })).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Portfolio of Impact')
  await expect(save(page)).toBeDisabled()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(save(page)).toBeEnabled()
  await expect(page.getByText('Failed to load portfolio pages', { exact: true })).toHaveCount(0)
})

test('a refused save is told with its status, and what was typed stays', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  const refuse = (path: string) =>
    page.route(`**/api/${path}/*`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { message: 'The database is busy' } })
        : route.fallback(),
    )
  await refuse('portfolio-pages')
  await openAdmin(page, sharedSite, '/admin/portfolio')
  await field(page, 'Subtitle').fill('Counted')
  await save(page).click()
  await expect(page.getByText('Error saving portfolio: Save failed: 503', { exact: true })).toBeVisible()
  await expect(field(page, 'Subtitle')).toHaveValue('Counted')
  await refuse('programs')
  await page.goto(sharedSite.url + bridgez)
  await field(page, 'Subtitle').fill('Faster')
  await save(page).click()
  await expect(page.getByText('Save failed: 503 - The database is busy', { exact: true })).toBeVisible()
  await expect(field(page, 'Subtitle')).toHaveValue('Faster')
})

test('a line that is cut in the middle of a save loses nothing and makes nothing twice', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/)
  await openAdmin(page, ownSite, '/admin/programs/builder/new')
  await field(page, 'Title').fill('Cut Off')
  await openCard(page, 'What you receive')
  await field(page, 'Header').fill('Still here')
  // Stored, but the answer never arrives.
  await page.route('**/api/programs', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await save(page).click()
  await expect(page.getByText('Error saving program: Failed to fetch', { exact: true })).toBeVisible()
  await expect(field(page, 'Header')).toHaveValue('Still here')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.unrouteAll()
  await save(page).click()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/builder\/cut-off$/)
  const list = await (await ownSite.asAdmin('GET', '/api/programs')).json()
  expect(list.filter(({ title }: { title: string }) => title === 'Cut Off')).toHaveLength(1)
})

test('two windows with one page do not overwrite each other', async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(/status of 412/)
  await openAdmin(page, ownSite, bridgez)
  await openCard(page, 'An ordinary week')
  await field(page, 'Header').fill('My week')
  await ownSite.asAdmin('PUT', '/api/programs/bridgez', { subtitle: 'Their subtitle' })
  await save(page).click()
  await expect(page.getByText('You saved something else here meanwhile')).toBeVisible()
  await page.getByRole('button', { name: 'Save these choices' }).click()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
  const stored = await (await ownSite.asAdmin('GET', '/api/programs/bridgez')).json()
  expect(stored.subtitle).toBe('Their subtitle')
  expect(stored.sections.map(({ header }: { header: string }) => header)).toContain('My week')
})

test('unsaved work in a builder is asked about and offered again', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, bridgez)
  await openCard(page, 'An ordinary week')
  await field(page, 'Header').fill('Half a thought')
  await page.getByRole('link', { name: 'Back to Programs' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('link', { name: 'Edit Bridgez' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(card(page, 'Half a thought')).toBeVisible()
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
})

test('a viewer looks at everything and changes nothing', async ({ page, ownSite }) => {
  await ownSite.asAdmin('PUT', '/api/programs/bridgez', { subtitle: 'Other words' })
  const viewer = await addStaff(ownSite, 'viewer')
  await openAdmin(page, ownSite, '/admin/programs', viewer)
  await expect(page.getByRole('link', { name: 'View Bridgez' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Builder' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Delete|Clone|Move)/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'View Bridgez' }).click()
  await openCard(page, 'An ordinary week')
  await expect(field(page, 'Header')).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Show An ordinary week on the page' })).toBeDisabled()
  for (const name of ['Add Section', 'Change layout', 'Save'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await history.getByRole('button', { name: 'Compare with now: version 1' }).click()
  await expect(history.locator('ins')).toContainText('Other words')
  await expect(history.getByRole('button', { name: /^Restore/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const preview = await showPreview(page)
  await preview.getByRole('radio', { name: 'Mobile' }).check()
  await preview.getByRole('button', { name: 'Edit section: Omar Shafik' }).click()
  await expect(field(page, 'Speaker')).toHaveValue('Omar Shafik')
  await page.goto(`${ownSite.url}/admin/projects`)
  await page.getByRole('link', { name: 'Quick edit of Eden' }).click()
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(field(page, 'Full description')).toBeDisabled()
})

test('the form of a builder is accessible in both themes, with its layouts', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, bridgez)
  await openCard(page, 'What you receive')
  await page.locator('summary', { hasText: 'Colours' }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Change layout' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('the preview of a builder is accessible in both themes, and both fit a small phone', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, bridgez)
  await openCard(page, 'What you receive')
  await showPreview(page)
  await expectAccessibleInBothThemes(page)
  await showForm(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await showPreview(page)
  await expectNoSidewaysScroll(page)
})

for (const path of ['/admin/programs', '/admin/projects', '/admin/portfolio'])
  test(`${path} is accessible in both themes and fits a small phone`, async ({ page, sharedSite }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openAdmin(page, sharedSite, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('listitem').first()).toBeAttached()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  })
