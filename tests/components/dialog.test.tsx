import '../../src/ui/theme.css'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { ToastProvider } from '../../src/ui/toast-provider.tsx'
import { render } from '../support/render.tsx'
import { DialogStage } from './dialog-stage.tsx'

const button = (name: string) => page.getByRole('button', { name })
const editor = page.getByRole('dialog', { name: 'Edit' })
const nameField = page.getByRole('textbox', { name: 'Name' })
const press = (keys: string) => userEvent.keyboard(keys)
const beside = { coords: { x: 5, y: 5 } }
const pressBeside = () => userEvent.pointer({ ...beside, keys: '[MouseLeft]' })
const isOutOfReach = () => document.querySelector('#root')?.getAttribute('aria-hidden') === 'true'

async function openEditor() {
  await button('Edit').click()
  await expect.element(nameField).toHaveFocus()
}

beforeEach(() =>
  render(
    <ToastProvider>
      <DialogStage />
    </ToastProvider>,
  ),
)

test('a dialog takes the focus to its first field, keeps Tab, and gives both back', async () => {
  const trigger = button('Edit')
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await openEditor()
  await expect.element(editor).toHaveAccessibleDescription('All about it')
  const opened = document.querySelector('[aria-haspopup=dialog][aria-expanded=true]')
  expect(opened?.getAttribute('aria-controls')).toBe(editor.element().id)
  // What was in the field is selected, as after Tab.
  expect(getSelection()?.toString()).toBe('Typed before')
  await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument()
  expect(isOutOfReach()).toBe(true)
  document.querySelector<HTMLElement>('main button')?.focus()
  await expect.element(nameField).toHaveFocus()

  await press('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()
  await press('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Close')).toHaveFocus()
  await press('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()

  await press('{Escape}')
  await expect.element(trigger).toHaveFocus()
  await expect.element(editor).not.toBeInTheDocument()
  expect(isOutOfReach()).toBe(false)
  // A form around the dialog in React takes the key for one that was used.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Behind: 0 escapes' })).toBeVisible()
})

test('Escape closes what is topmost: a menu, a popover or a message first, then the dialog', async () => {
  await openEditor()
  await button('More').click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await press('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button('More')).toHaveFocus()

  await button('Hint').click()
  await expect.element(button('Understood')).toHaveFocus()
  await press('{Escape}')
  await expect.element(button('Understood')).not.toBeInTheDocument()

  const message = page.getByRole('listitem').filter({ hasText: 'Something happened' })
  await button('Tell').click()
  await expect.element(message).toBeVisible()
  await press('{Escape}')
  await expect.element(message).not.toBeInTheDocument()
  await expect.element(editor).toBeVisible()

  await button('Tell').click()
  await message.getByRole('button', { name: 'Close' }).click()
  await expect.element(message).not.toBeInTheDocument()
  await expect.element(editor).toBeVisible()
  await press('{Escape}')
  await expect.element(editor).not.toBeInTheDocument()
})

test('a question over a dialog puts that out of reach as well, and starts on Cancel', async () => {
  await openEditor()
  await button('Delete').click()
  const question = page.getByRole('alertdialog', { name: 'Delete it?' })
  await expect.element(button('Cancel')).toHaveFocus()
  await expect.element(editor).not.toBeInTheDocument()
  // It wants an answer.
  await pressBeside()
  await expect.element(question).toHaveAttribute('data-state', 'open')
  await expect.element(button('Cancel')).toHaveFocus()
  await press('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(editor.getByRole('button', { name: 'Delete' })).toHaveFocus()
  expect(isOutOfReach()).toBe(true)
  await press('{Escape}')
  await expect.element(editor).not.toBeInTheDocument()
  expect(isOutOfReach()).toBe(false)
})

test('a press beside the dialog closes it, one that began inside does not', async () => {
  await openEditor()
  const inside = { target: editor, coords: { x: 5, y: 5 } }
  await userEvent.pointer([
    { ...inside, keys: '[MouseLeft>]' },
    { ...beside, keys: '[/MouseLeft]' },
  ])
  await expect.element(editor).toHaveAttribute('data-state', 'open')
  await pressBeside()
  await expect.element(editor).not.toBeInTheDocument()
  await expect.element(button('Edit')).toHaveFocus()

  await button('Open locked').click()
  const locked = page.getByRole('dialog', { name: 'Locked' })
  await expect.element(locked).toBeVisible()
  await pressBeside()
  await press('{Escape}')
  await expect.element(locked).toHaveAttribute('data-state', 'open')
  await button('Close').click()
  await expect.element(locked).not.toBeInTheDocument()
})

test('a dialog leaves with its motion, gives the focus back, and can be opened again', async () => {
  const panels = () => document.querySelectorAll('[role=dialog]')
  const motion = () => document.querySelector('[role=dialog][data-state=closed]')?.getAnimations()[0]
  await openEditor()
  await press('{Escape}')
  await expect.poll(motion).toBeDefined()
  motion()?.pause()
  expect(panels()).toHaveLength(1)
  motion()?.finish()
  await expect.poll(panels).toHaveLength(0)
  await expect.element(button('Edit')).toHaveFocus()
  await press('{Enter}')
  await expect.element(nameField).toHaveFocus()
  await expect.element(editor).toHaveAttribute('data-state', 'open')
})

test('what is taken away with the focus leaves it in the dialog; a dialog taken away gives all back', async () => {
  await openEditor()
  button('Next step').element().focus()
  await press('{Enter}')
  await expect.element(editor).toHaveFocus()
  await button('Vanish').click()
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  expect(isOutOfReach()).toBe(false)
  expect(getComputedStyle(document.body).overflow).toBe('visible')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('the focus goes back to the button of a menu, and to the page where that is gone', async () => {
  const remove = async () => {
    button('Menu of the row').element().focus()
    await press('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Remove the row' })).toHaveFocus()
    await press('{Enter}')
    await expect.element(button('Cancel')).toHaveFocus()
    // The menu leaves with a motion.
    await expect.poll(() => document.querySelector('[role=menu]')).toBeNull()
  }
  await expect.element(button('Menu of the row')).toBeVisible()
  await remove()
  await press('{Enter}')
  await expect.element(button('Menu of the row')).toHaveFocus()
  await remove()
  button('Remove').element().focus()
  await press('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test.each(['ltr', 'rtl'])('the page behind neither scrolls nor moves sideways (%s)', async (direction) => {
  document.documentElement.dir = direction
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await expect.element(button('Edit')).toBeVisible()
  scrollTo(0, 40)
  const main = document.querySelector('main')!
  const place = () => ({ ...pick(main.getBoundingClientRect()), scrolled: scrollY })
  const before = place()
  // There is a scroll bar that takes room.
  expect(before.width).toBeLessThan(innerWidth)
  // Not by the mouse, which would have the button scrolled into sight.
  button('Edit').element().focus({ preventScroll: true })
  await press('{Enter}')
  await expect.element(nameField).toHaveFocus()
  expect(place()).toEqual(before)
  await turnWheel(editor)
  expect(place()).toEqual(before)
  await press('{Escape}')
  await expect.element(editor).not.toBeInTheDocument()
  expect(place()).toEqual(before)
  await turnWheel(page.elementLocator(main))
  expect(scrollY).toBeGreaterThan(40)
})

const pick = ({ x, width }: DOMRect) => ({ x, width })

/** Until the browser has scrolled, if it does: it tells of that right before the frame after the turn. */
async function turnWheel(element: Locator) {
  const turned = new Promise((resolve) => addEventListener('wheel', resolve, { once: true }))
  await element.wheel({ delta: { y: 300 } })
  await turned
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}
