import '../../src/ui/theme.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ToastProvider, useToast } from '../../src/ui/toast-provider.tsx'
import { render } from '../support/render.tsx'

function ShareButton() {
  const toasts = useToast()
  return (
    <button type="button" onClick={() => toasts.show({ title: 'Link copied' })}>
      Share
    </button>
  )
}

test('one message at a time; F8 leads to it, a swipe dismisses it', async () => {
  render(
    <ToastProvider>
      <ShareButton />
    </ToastProvider>,
  )
  const share = page.getByRole('button', { name: 'Share' })
  const messages = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await share.click()
  await expect.element(messages.getByText('Link copied')).toBeVisible()
  await share.click()
  // The first one leaves with a motion.
  await expect.poll(() => messages.length).toBe(1)
  await userEvent.keyboard('{F8}')
  await expect
    .poll(() =>
      page
        .getByRole('region', { name: /Notifications/ })
        .element()
        .contains(document.activeElement),
    )
    .toBe(true)

  const { x, y, height } = messages.element().getBoundingClientRect()
  const swipe = (distance: number) => {
    const at = (moved: number) => ({ coords: { x: x + 60 + moved, y: y + height / 2 } })
    return userEvent.pointer([
      { ...at(0), keys: '[MouseLeft>]' },
      at(distance / 2),
      at(distance),
      { ...at(distance), keys: '[/MouseLeft]' },
    ])
  }
  await swipe(30)
  await expect.element(messages).toBeVisible()
  await swipe(120)
  await expect.element(messages).not.toBeInTheDocument()
})
