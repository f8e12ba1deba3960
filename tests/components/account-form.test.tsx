import '../../src/admin/admin-theme.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAccountForm } from '../../src/admin/use-account-form.ts'
import { Button } from '../../src/ui/button.tsx'
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx'
import { FormField } from '../../src/ui/form-field.tsx'
import { Input } from '../../src/ui/input.tsx'
import { render } from '../support/render.tsx'

type Sent = [label: string, value: string]

/** Of two forms on one screen. */
function SmallForm({ label, send }: { label: string; send: (...sent: Sent) => Promise<void> }) {
  const { form, field, problems } = useAccountForm({
    start: { value: '' },
    check: ({ value }) => (value === '' ? { value: `${label} is missing` } : {}),
    send: ({ value }) => send(label, value),
    failed: 'Not saved',
  })
  return (
    <form {...form} aria-label={label}>
      <FormField label={label} error={problems.value}>
        <Input {...field('value')} />
      </FormField>
      <ConfirmDialog
        title={`Remove ${label}?`}
        description="It is gone then."
        confirmLabel="Remove"
        busyLabel="Removing"
        onConfirm={async () => undefined}
        trigger={<Button>Remove {label}</Button>}
      />
    </form>
  )
}

function openForms(): { sent: Sent[]; finish: () => void } {
  const sent: Sent[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = (...one: Sent) => {
    sent.push(one)
    return promise
  }
  render(
    <>
      <SmallForm label="Name" send={send} />
      <SmallForm label="Email" send={send} />
    </>,
  )
  return { sent, finish: resolve }
}

const saveKey = '{Control>}s{/Control}'

test('the key to save sends the form that has the focus, once, and says what is wrong', async () => {
  const { sent, finish } = openForms()
  await page.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard(saveKey)
  await expect.element(page.getByText('Name is missing')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mona')
  await userEvent.keyboard(saveKey)
  await userEvent.keyboard(saveKey)
  finish()
  await page.getByRole('textbox', { name: 'Email' }).fill('mona@nile.example')
  await userEvent.keyboard(saveKey)
  await expect
    .poll(() => sent)
    .toEqual([
      ['Name', 'Mona'],
      ['Email', 'mona@nile.example'],
    ])
})

test('the key to save sends nothing from a dialog that was opened from the form', async () => {
  const { sent } = openForms()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mona')
  await page.getByRole('button', { name: 'Remove Name' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard(saveKey)
  expect(sent).toEqual([])
})
