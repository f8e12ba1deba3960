import '../../src/admin/admin-theme.css'
import { useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnsavedWorkProvider, useLeave, useUnsavedWork } from '../../src/admin/unsaved-work.tsx'
import { render } from '../support/render.tsx'

const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
const stay = question.getByRole('button', { name: 'Stay on this screen' })
const leave = question.getByRole('button', { name: 'Leave', exact: true })
const name = page.getByRole('textbox', { name: 'Name' })

function Area() {
  return (
    <UnsavedWorkProvider>
      <Outlet />
    </UnsavedWorkProvider>
  )
}

function Form() {
  const [typed, setTyped] = useState('')
  const { clear } = useUnsavedWork(typed !== '')
  const { asking } = useLeave()
  return (
    <>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <Link to="/admin/team">Team</Link>
      <Link to="?tab=2">Second tab</Link>
      <Link to="/admin/team" onClick={clear}>
        Stored
      </Link>
      <Link to="/admin/login">Session over</Link>
      <button type="button" onClick={() => asking(() => document.body.setAttribute('data-left', ''))}>
        Sign out
      </button>
    </>
  )
}

/** At the form, two steps behind the dashboard and one before the calendar. */
async function openForm() {
  document.body.removeAttribute('data-left')
  const router = createMemoryRouter(
    [
      {
        Component: Area,
        children: [
          { path: '/admin/partners/:id', Component: Form },
          { path: '*', Component: () => 'Another screen' },
        ],
      },
    ],
    {
      initialEntries: ['/admin/dashboard', '/admin/partners', '/admin/partners/nile', '/admin/calendar'],
      initialIndex: 2,
    },
  )
  render(<RouterProvider router={router} />)
  await name.fill('Half typed')
  return router
}

test('a link asks first; staying keeps what was typed, leaving goes on', async () => {
  const router = await openForm()
  await page.getByRole('link', { name: 'Team' }).click()
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Half typed')
  expect(router.state.location.pathname).toBe('/admin/partners/nile')
  await page.getByRole('link', { name: 'Team' }).click()
  await leave.click()
  await expect.element(page.getByText('Another screen')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/admin/team')
})

test.for([
  [-2, '/admin/dashboard'],
  [1, '/admin/calendar'],
] as const)('%i steps through the history ask first, each time', async ([steps, goal]) => {
  const router = await openForm()
  await router.navigate(steps)
  await stay.click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Half typed')
  await router.navigate(steps)
  await leave.click()
  await expect.element(page.getByText('Another screen')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe(goal)
})

test('nobody is asked on the same screen, after saving, or when the session is over', async () => {
  const router = await openForm()
  await page.getByRole('link', { name: 'Second tab' }).click()
  await expect.poll(() => router.state.location.search).toBe('?tab=2')
  await expect.element(name).toHaveValue('Half typed')
  await page.getByRole('link', { name: 'Stored' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/admin/team')
  await router.navigate(-1)
  await name.fill('Half typed')
  await page.getByRole('link', { name: 'Session over' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/admin/login')
})

test('signing out and closing the window ask too', async () => {
  await openForm()
  const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closing()).toBe(false)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await stay.click()
  await expect.element(question).not.toBeInTheDocument()
  expect(document.body).not.toHaveAttribute('data-left')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await leave.click()
  await expect.poll(() => document.body.hasAttribute('data-left')).toBe(true)
  await name.fill('')
  expect(closing()).toBe(true)
})
