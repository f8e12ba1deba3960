import { openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'
import { cutFile, holdFile } from '../support/held-file.ts'

const words = '[data-tooltip-words]'

test('what is drawn as an icon says its name to the mouse and to the keyboard', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, '/admin/partners')
  const theme = page.getByRole('button', { name: 'Switch between light and dark' })
  await theme.hover()
  await expect(page.locator(words)).toHaveText('Switch between light and dark')
  await expect(page.locator(words)).toBeInViewport({ ratio: 1 })
  // The pointer may go to the words, and they go when it leaves both.
  await page.locator(words).hover()
  await expect(page.locator(words)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator(words)).toHaveCount(0)

  await page.getByRole('button', { name: 'Find anything' }).first().focus()
  await page.keyboard.press('Tab')
  await expect(theme).toBeFocused()
  await expect(page.locator(words)).toHaveText('Switch between light and dark')
  await page.keyboard.press('Escape')
  await expect(page.locator(words)).toHaveCount(0)

  const edit = page.getByRole('link', { name: /^Edit / }).first()
  await edit.hover()
  await expect(page.locator(words)).toHaveText((await edit.getAttribute('aria-label')) ?? '')
  await edit.click()
  await expect(page.locator(words)).toHaveCount(0)
})

test('the menu of the account comes with the press that asks for it, or says that it cannot', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const file = await cutFile(page, '**/assets/user-menu-*.js')
  await openAdmin(page, sharedSite, '/admin/dashboard')
  const button = page.getByRole('button', { name: /^Your account: / })
  await button.click()
  await expect(page.getByText('The menu of your account could not be loaded.').first()).toBeVisible()
  file.mend()
  await button.click()
  await expect(page.getByRole('menuitem', { name: 'Name, password and devices' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('menuitem', { name: 'Name, password and devices' }).click()
  await expect(page).toHaveURL(/\/admin\/account$/)
})

test('a key that asks for the menu of the account is not lost while the menu is on its way', async ({
  page,
  sharedSite,
}) => {
  const file = await holdFile(page, '**/assets/user-menu-*.js')
  await openAdmin(page, sharedSite, '/admin/dashboard')
  const button = page.getByRole('button', { name: /^Your account: / })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeFocused()
  file.comes()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('the menu of a section comes with the press or the key that asks for it, or says that it cannot', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const menuFile = '**/assets/section-menu-*.js'
  const cut = await cutFile(page, menuFile)
  await openAdmin(page, sharedSite, '/admin/programs/builder/bridgez')
  const button = page.getByRole('button', { name: 'More for Omar Shafik' })
  await button.click()
  await expect(page.getByText('The menu could not be loaded.').first()).toBeVisible()
  cut.mend()
  const file = await holdFile(page, menuFile)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeFocused()
  file.comes()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('what moves entries comes with the press or the key that asks for it, or says that it cannot', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const moverFile = '**/assets/sortable-mover-*.js'
  const cut = await cutFile(page, moverFile)
  await openAdmin(page, ownSite, '/admin/partners')
  const rows = page.getByRole('list', { name: 'Partners', exact: true }).getByRole('listitem')
  const handle = (place: number) => rows.nth(place - 1).getByRole('button', { name: /^Drag / })
  const title = /^Drag (.+) to another place$/.exec((await handle(1).getAttribute('aria-label')) ?? '')?.[1]
  await handle(1).click()
  await expect(page.getByText('Dragging could not be loaded. Please try again.').first()).toBeVisible()

  cut.mend()
  const file = await holdFile(page, moverFile)
  await handle(1).hover()
  await page.mouse.down()
  const target = await handle(2).boundingBox()
  file.comes()
  await expect(async () => {
    await page.mouse.move(Number(target?.x) + 18, Number(target?.y) + 10, { steps: 4 })
    await page.mouse.move(Number(target?.x) + 18, Number(target?.y) + 22, { steps: 4 })
    await expect(page.getByText(`${title} is at place 2`)).toBeAttached({ timeout: 300 })
  }).toPass()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByText(`${title} stays where it was.`)).toBeAttached()
})

test('a key that picks an entry up is not lost while what moves it is on its way', async ({
  page,
  ownSite,
}) => {
  const file = await holdFile(page, '**/assets/sortable-mover-*.js')
  await openAdmin(page, ownSite, '/admin/partners')
  const rows = page.getByRole('list', { name: 'Partners', exact: true }).getByRole('listitem')
  const handle = rows.first().getByRole('button', { name: /^Drag / })
  await handle.press('Space')
  await expect(page.getByText('is at place 1')).toHaveCount(0)
  file.comes()
  await expect(page.getByText('is at place 1')).toBeAttached()
  await expect(handle).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('stays where it was.')).toBeAttached()
})

test('the history of a record comes when it is opened, or says that it cannot and leaves the form as it is', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const file = await cutFile(page, '**/assets/revision-list-*.js')
  await openAdmin(page, sharedSite, '/admin/events/repair-cup')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Half a title')
  const button = page.getByRole('button', { name: 'History' })
  await button.click()
  await expect(page.getByText('The history could not be loaded.').first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'History' })).toHaveCount(0)
  await expect(title).toHaveValue('Half a title')
  file.mend()
  await button.click()
  await expect(page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first()).toBeVisible()
})

test('a form that is on its way is said to be, also to those who hear the page', async ({
  page,
  sharedSite,
}) => {
  const file = await holdFile(page, '**/assets/record-panel-*.js')
  await openAdmin(page, sharedSite, '/admin/partners/new')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  file.comes()
  await expect(page.getByRole('form').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
})
