import '../../src/admin/admin-theme.css'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazyPart } from '../../src/admin/lazy-part.tsx'
import { FailureBoundary } from '../../src/ui/failure-boundary.tsx'
import { render } from '../support/render.tsx'

const tryAgain = page.getByRole('button', { name: 'Try again' })

/** A form with a field of its own beside the part. */
function Form({ children }: { children: ReactNode }) {
  const [name, setName] = useState('')
  return (
    <FailureBoundary place="form" failure={<p>The screen failed</p>}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      {children}
    </FailureBoundary>
  )
}

test('a part that does not come says so in its place, comes when it is tried again, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isCut = true
  const Part = lazyPart(async () => {
    if (isCut) throw new TypeError('Failed to fetch')
    return ({ words }: { words: string }) => <p>{words}</p>
  })
  render(
    <Form>
      <Part words="Here it is" />
    </Form>,
  )
  await expect.element(tryAgain).toBeVisible()
  await page.getByLabelText('Name').fill('Salma')
  await tryAgain.click()
  await expect.element(tryAgain).toBeVisible()
  isCut = false
  await tryAgain.click()
  await expect.element(page.getByText('Here it is')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Salma')
})

test('a part that came and cannot be drawn is no matter of the line: the screen tells', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = lazyPart(async () => () => {
    throw new Error('A mistake of ours')
  })
  render(
    <Form>
      <Part />
    </Form>,
  )
  await expect.element(page.getByText('The screen failed')).toBeVisible()
  await expect.element(tryAgain).not.toBeInTheDocument()
})
