import '../../src/admin/admin-theme.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormNotice, FormNotices } from '../../src/admin/record-form/form-notices.tsx'
import { render } from '../support/render.tsx'

const line = page.getByRole('button', { name: /more notice/ })
const opened = page.getByRole('button', { name: /^\d notices$/ })
const draft = page.getByText('Unpublished changes')
const discard = page.getByRole('button', { name: 'Discard the draft' })
const later = page.getByRole('button', { name: 'Later' })

/** Who else is there, a notice, and two that come when they are asked for. */
function Notices() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Later
      </button>
      <FormNotices>
        <FormNotice kind="presence" title="A colleague is here" />
        <FormNotice
          kind="draft"
          title="Unpublished changes"
          action={<button type="button">Discard the draft</button>}
        />
        {count > 0 && (
          <FormNotice kind="schedule" line="Goes live tomorrow" title={<b>Goes live tomorrow</b>} />
        )}
        {count > 1 && <FormNotice kind="missed" tone="warning" title="Was not published" />}
      </FormNotices>
    </>
  )
}

test('one notice stands as it is beside who else is there, several are a line that says what matters most and opens', async () => {
  render(<Notices />)
  await expect.element(discard).toBeVisible()
  await expect.element(page.getByText('A colleague is here')).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()

  await later.click()
  await expect.element(line).toHaveAccessibleName('Unpublished changes 2 more notices')
  await expect.element(line).toHaveAttribute('aria-expanded', 'false')
  await expect.element(discard).not.toBeInTheDocument()
  expect(line.element().closest('[aria-live="polite"]')).not.toBeNull()

  await later.click()
  await expect.element(line).toHaveAccessibleName('Was not published 3 more notices')

  line.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(opened).toHaveAttribute('aria-expanded', 'true')
  await expect.element(opened).toHaveFocus()
  for (const notice of [discard, page.getByText('Goes live tomorrow'), page.getByRole('alert')])
    await expect.element(notice).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(discard).not.toBeInTheDocument()
})

test('a notice that somebody uses is not folded away', async () => {
  render(<Notices />)
  await expect.element(draft).toBeVisible()
  discard.element().focus()
  // By a script: another notice comes by itself, while the focus is in the first.
  later.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(opened).toHaveAttribute('aria-expanded', 'true')
  await expect.element(discard).toBeVisible()
  await userEvent.click(opened)
  await expect.element(discard).not.toBeInTheDocument()
})
