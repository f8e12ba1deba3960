import '../../src/admin/admin-theme.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AdminMoves, MovesContext } from '../../src/admin/navigation/admin-location.ts'
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
      <LoginScreen />
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

function openGuarded(session: () => Response | Promise<Response>): string[] {
  const visited: string[] = []
  answerFetch({ '/api/auth/session': session })
  const moves = { move: async (address: string) => void visited.push(address) } as unknown as AdminMoves
  render(
    <StaffData>
      <MovesContext value={moves}>
        <RequireUser>Team Manager</RequireUser>
      </MovesContext>
    </StaffData>,
  )
  return visited
}

test('while the session is checked the screen says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const visited = openGuarded(() => promise)
  await expect.element(page.getByText('Checking authentication...')).toBeVisible()
  expect(visited).toEqual([])
  resolve(nobody())
  await expect.poll(() => visited).toContain('/admin/login')
})
