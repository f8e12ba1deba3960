import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { noSession, openAdmin } from '../support/admin-journey.ts'
import { expect, type Site, test } from '../support/e2e.ts'
import { e2eAdmin } from '../support/e2e-admin.ts'

const picture = () =>
  sharp({ create: { width: 320, height: 160, channels: 3, background: '#1e40af' } })
    .png()
    .toBuffer()

async function addPartner(page: Page, site: Site): Promise<void> {
  await openAdmin(page, site, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  await expect(page.getByText('PNG, JPG, GIF up to 5MB')).toBeVisible()
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const picking = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose an image: Logo' }).click()
  await (await picking).setFiles({ name, mimeType, buffer })
}

/** A file that is dropped on the control or pasted into it. */
async function bring(page: Page, how: 'drop' | 'paste', bytes: Buffer): Promise<void> {
  const target = page.getByRole('button', { name: 'Choose an image: Logo' })
  await target.evaluate(
    (element, { how, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], 'logo.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    { how, base64: bytes.toString('base64') },
  )
}

test('a logo is chosen, seen, removed, dropped and pasted, and stored with its partner', {
  tag: '@daily',
}, async ({ page, ownSite }) => {
  await addPartner(page, ownSite)
  const preview = page.getByRole('img', { name: 'Logo' })
  await choose(page, 'logo.png', 'image/png', await picture())
  await expect(preview).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Logo' }).click()
  await expect(preview).toHaveCount(0)
  await bring(page, 'drop', await picture())
  await expect(preview).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Logo' }).click()
  await bring(page, 'paste', await picture())
  await expect(preview).toBeVisible()
  await page.getByRole('textbox', { name: 'Partner Name' }).fill('With a logo')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Partner created successfully!', { exact: true })).toBeVisible()
  const partners = await (await ownSite.asAdmin('GET', '/api/partners')).json()
  const stored = partners.find(({ name }: { name: string }) => name === 'With a logo')
  expect(stored.logoUrl).toMatch(/^\/files\/partners\/[0-9a-f]{16}-320x160\.png$/)
})

test('an upload that meets the end of the session goes on after the password', async ({
  page,
  context,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(noSession)
  await addPartner(page, sharedSite)
  await context.clearCookies()
  await choose(page, 'logo.png', 'image/png', await picture())
  await page.getByRole('dialog', { name: 'Please sign in again' }).locator('input').fill(e2eAdmin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
})
