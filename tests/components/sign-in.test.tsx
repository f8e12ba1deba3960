import '../../src/admin/admin-theme.css'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RequireUser } from '../../src/admin/require-user.tsx'
import { LoginScreen } from '../../src/admin/screens/login/login-screen.tsx'
import { answerFetch, StaffData } from '../support/faked-api.tsx'
import { render } from '../support/render.tsx'

const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByRole('textbox', { name: 'Password', exact: false })
const signIn = page.getByRole('button', { name: 'Sign In' })
const options = () => Response.json({ sendsMail: false })
const nobody = () => Response.json({ message: 'Unauthorized' }, { status: 401 })

function openSignIn(answer = nobody as () => Response | Promise<Response>) {
  answerFetch({ '/api/auth/options': options, '/api/auth/sign-in': answer })
  render(
    <StaffData>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: LoginScreen }])} />
    </StaffData>,
  )
}

test('what is missing is said at the field, and the first one gets the focus', async () => {
  openSignIn()
  await signIn.click()
  await expect.element(page.getByText('Email is required')).toBeVisible()
  await expect.element(page.getByText('Password is required')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await email.fill('not an address')
  await password.fill('x')
  await signIn.click()
  await expect.element(page.getByText('Email must be an email address')).toBeVisible()
})

test('the password can be shown and hidden', async () => {
  openSignIn()
  await password.fill('a secret')
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('the button says that signing in is in progress', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  openSignIn(() => promise)
  await email.fill('admin@example.org')
  await password.fill('seven green boats')
  await signIn.click()
  await expect.element(page.getByRole('button', { name: /Signing in\.\.\./ })).toBeDisabled()
  resolve(nobody())
  await expect.element(page.getByRole('button', { name: /^Sign In/ })).toBeEnabled()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

function openGuarded(session: () => Response | Promise<Response>) {
  answerFetch({ '/api/auth/session': session })
  const router = createMemoryRouter(
    [
      { path: '/admin/team', element: <RequireUser>Team Manager</RequireUser> },
      { path: '/admin/login', element: 'Sign-in screen' },
    ],
    { initialEntries: ['/admin/team?q=a'] },
  )
  render(
    <StaffData>
      <RouterProvider router={router} />
    </StaffData>,
  )
  return router
}

test('while the session is checked the screen says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const router = openGuarded(() => promise)
  await expect.element(page.getByText('Checking authentication...')).toBeVisible()
  resolve(nobody())
  await expect.element(page.getByText('Sign-in screen')).toBeVisible()
  expect(router.state.location.state).toEqual({ from: '/admin/team?q=a' })
  expect(router.state.historyAction).toBe('REPLACE')
})
