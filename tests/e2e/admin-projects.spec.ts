import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { chooseLayout, field, openCard, pickLayout, save, showForm } from '../support/builder-journey.ts'
import { expect, test } from '../support/e2e.ts'

const row = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Projects', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('a project is made in the panel of the list, tab by tab, and stands last', async ({ page, ownSite }) => {
  const before: { order: number }[] = await (await ownSite.asAdmin('GET', '/api/projects')).json()
  await openAdmin(page, ownSite, '/admin/projects')
  await page.getByRole('button', { name: 'Add Project' }).click()
  for (const name of ['Basic Info', 'Details', 'Impact & Activities', 'Design & Display', 'Sections'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('New Project')
  await field(page, 'Title').fill('Wadi Wells')
  await field(page, 'Short description').fill('Wells that a village can repair by itself.')

  // The first wrong field is on another tab, which opens.
  await save(page).click()
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Full description is required')).toBeVisible()
  await expect(field(page, 'Full description')).toBeFocused()
  await expect(field(page, 'Location')).toHaveValue('Multiple locations across Africa')
  await expect(field(page, 'Timeline')).toHaveValue('36 months')
  await expect(field(page, 'Beneficiaries')).toHaveValue('2,500+ direct beneficiaries')
  await field(page, 'Full description').fill('Twelve wells, each with a committee of five.')

  await page.getByRole('tab', { name: 'Impact & Activities' }).click()
  await field(page, 'Impact').fill('  Clean water for 900 families  ')
  await page.keyboard.press('Enter')
  await field(page, 'Impact').fill('   ')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Design & Display' }).click()
  await page.getByRole('radio', { name: 'Teal' }).check()
  await save(page).click()
  await expect(page.getByText('Project created successfully!', { exact: true })).toBeVisible()
  await expect(row(page, 'Wadi Wells')).toBeVisible()

  const list = await (await ownSite.asAdmin('GET', '/api/projects')).json()
  const stored = list.find(({ title }: { title: string }) => title === 'Wadi Wells')
  expect(stored).toMatchObject({
    impact: ['Clean water for 900 families'],
    color: 'teal',
    gradient: 'from-teal-800 to-teal-700',
    iconName: 'Star',
    order: Math.max(...before.map(({ order }) => order)) + 1,
    sections: [],
  })
  expect(stored.id).toMatch(/^project-\d{13}$/)
  await page.goto(`${ownSite.url}/projects/${stored.id}`)
  await expect(page.getByText('Clean water for 900 families')).toBeVisible()
})

test('a section is added and worded in the panel', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/projects')
  await page.getByRole('link', { name: 'Quick edit of Eden' }).click()
  await page.getByRole('tab', { name: 'Sections' }).click()
  await page.getByRole('button', { name: 'Add Section' }).click()
  await pickLayout(page, 'Add Section', 'Opening over a picture')
  await expect(field(page, 'Header')).toHaveValue('New Section')
  await chooseLayout(page, 'Quote')
  await expect(field(page, 'Speaker')).toHaveAttribute('placeholder', 'Name of the speaker')
  // Nothing but sample text was replaced.
  await expect(page.getByText('Header and content now hold sample text.')).toHaveCount(0)
  await field(page, 'Speaker').fill('Umm Hassan')
  await field(page, 'What they say').fill('The greenhouse paid for my daughter’s school.')
  await save(page).click()
  await expect(page.getByText('Project updated successfully!', { exact: true })).toBeVisible()
  await page.goto(`${ownSite.url}/projects/eden`)
  await expect(page.getByText('The greenhouse paid for my daughter’s school.')).toBeVisible()
})

test('a failed save keeps the panel and what is in it', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/status of 500/)
  await openAdmin(page, sharedSite, '/admin/projects')
  await page.getByRole('link', { name: 'Quick edit of Eden' }).click()
  await field(page, 'Subtitle').fill('Green again')
  await page.route('**/api/projects/eden', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  )
  await save(page).click()
  await expect(page.getByText('Failed to save project. Please try again.', { exact: true })).toBeVisible()
  await expect(field(page, 'Subtitle')).toHaveValue('Green again')
})

test('a new project of the builder gets an id of its own and moves to its address', async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, '/admin/projects')
  await page.getByRole('link', { name: 'Open Builder' }).click()
  await expect(page).toHaveURL(/\/admin\/projects\/builder\/new$/)
  await field(page, 'Title').fill('Palm Roads')
  await field(page, 'Short description').fill('Roads of palm fibre.')
  await save(page).click()
  // The full description stands in a fold, which opens.
  await expect(field(page, 'Full description')).toBeFocused()
  await field(page, 'Full description').fill('Forty kilometres that the sand does not swallow.')
  await save(page).click()
  await expect(page.getByText('Project saved successfully!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/projects\/builder\/project-\d{13}$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const stored = await (await ownSite.asAdmin('GET', `/api/projects/${id}`)).json()
  expect(stored.sections).toHaveLength(14)
  expect(stored.sections[0]).toMatchObject({
    id: 'hero',
    header: 'Palm Roads',
    content: 'Roads of palm fibre.',
  })
})

test('the builder shows that it loads, and says when there is no such project', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/projects/eden', async (route) => {
    await held
    await route.fallback()
  })
  await openAdmin(page, sharedSite, '/admin/projects/builder/eden')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  release()
  await expect(field(page, 'Title')).toHaveValue('Eden')
  await page.goto(`${sharedSite.url}/admin/projects/builder/atlantis`)
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL(/\/admin\/projects$/)
})

test('a page without sections of its own is turned into sections as visitors see it', async ({
  page,
  ownSite,
}) => {
  await ownSite.asAdmin('PUT', '/api/projects/eden', { sections: [] })
  await page.goto(`${ownSite.url}/projects/eden`)
  const before = await page.getByRole('main').getByRole('heading').allInnerTexts()
  await openAdmin(page, ownSite, '/admin/projects/builder/eden')
  await expect(page.getByText('This page is put together from its other fields')).toBeVisible()
  await page.getByRole('button', { name: 'Turn into sections' }).click()
  await openCard(page, 'About the project')
  await showForm(page)
  await save(page).click()
  await expect(page.getByText('Project saved successfully!', { exact: true })).toBeVisible()
  await page.goto(`${ownSite.url}/projects/eden`)
  expect(await page.getByRole('main').getByRole('heading').allInnerTexts()).toEqual(before)
})

test('a project is cloned, moved, deleted and brought back', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/projects')
  await page.getByRole('button', { name: 'Clone Eden' }).click()
  await expect(page.getByText('Project cloned successfully', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Move Eden (Copy) up' }).click()
  await expect(page.getByRole('button', { name: 'Move Eden (Copy) up' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete Eden (Copy)' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this project?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Project deleted successfully!', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Eden (Copy)')).toBeVisible()
})
