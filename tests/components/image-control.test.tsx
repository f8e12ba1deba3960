import '../../src/admin/admin-theme.css'
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ImageControl } from '../../src/admin/upload/image-control.tsx'
import { render } from '../support/render.tsx'

const stored = '/files/partners/0123456789abcdef-320x160.png'
const choose = page.getByRole('button', { name: 'Choose an image: Logo' })
const remove = page.getByRole('button', { name: 'Remove: Logo' })
const preview = page.getByRole('img', { name: 'Logo' })
const logo = () => new File(['bytes'], 'logo.png', { type: 'image/png' })

/** What the server answers to an upload; undefined where it cannot be reached. */
type Answer = { status: number; body: string } | undefined

function answerUploads(answer: Answer): void {
  class FakeRequest {
    status = answer?.status
    responseText = answer?.body
    upload = {}
    onload = () => {}
    onerror = () => {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      setTimeout(() => (answer ? this.onload() : this.onerror()))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
}

const answerWith = (url: string) => answerUploads({ status: 200, body: JSON.stringify({ url }) })

function Form() {
  const [value, setValue] = useState('')
  return <ImageControl label="Logo" value={value} onChange={setValue} folder="partners" size="large" />
}

function holding(file: File): DataTransfer {
  const data = new DataTransfer()
  data.items.add(file)
  return data
}

/** As the browser does once a file was chosen in its own dialog. */
function pick(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  input.files = holding(file).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A file that is dropped on the control or pasted into it. */
function bring(how: 'drop' | 'paste') {
  const data = holding(logo())
  const init = { bubbles: true, cancelable: true }
  choose
    .element()
    .dispatchEvent(
      how === 'drop'
        ? new DragEvent('drop', { ...init, dataTransfer: data })
        : new ClipboardEvent('paste', { ...init, clipboardData: data }),
    )
}

beforeEach(async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<Form />)
  await expect.element(page.getByText(/PNG, JPG, GIF up to 5MB/)).toBeVisible()
})

test('a picture is chosen, seen, removed, dropped and pasted', async () => {
  answerWith(stored)
  pick(logo())
  await expect.element(preview).toBeVisible()
  for (const how of ['drop', 'paste'] as const) {
    await remove.click()
    await expect.element(preview).not.toBeInTheDocument()
    bring(how)
    await expect.element(preview).toBeVisible()
  }
})

test('what was said about a file can be closed', async () => {
  pick(new File(['a photo'], 'IMG_0001.HEIC', { type: '' }))
  const problem = page.getByText(/^IMG_0001\.HEIC: .* Export the photo as a JPEG/)
  await expect.element(problem).toBeVisible()
  await page.getByRole('button', { name: /^Close: IMG_0001\.HEIC/ }).click()
  await expect.element(problem).not.toBeInTheDocument()
  await expect.element(choose).toHaveFocus()
})

test('files that cannot be accepted are refused in words', async () => {
  pick(new File(['no picture'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(page.getByText('notes.txt: Please select an image file')).toBeVisible()
  pick(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }))
  await expect.element(page.getByText('huge.png: File size must be less than 5MB')).toBeVisible()
  answerUploads({ status: 507, body: '' })
  pick(logo())
  await expect.element(page.getByText('logo.png: Upload failed (507)')).toBeVisible()
  answerUploads(undefined)
  pick(logo())
  const failed = page.getByText('logo.png: Upload failed. Please try again.')
  await expect.element(failed).toBeVisible()
  answerWith(stored)
  pick(logo())
  await expect.element(preview).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})

test('a tall picture fits its preview and leaves the buttons below it free', async () => {
  answerWith('/files/events/0123456789abcdef-120x464.png')
  pick(logo())
  await expect.poll(() => preview.element().getBoundingClientRect().height).toBeGreaterThan(100)
  const { bottom, height } = preview.element().getBoundingClientRect()
  const replace = page.getByRole('button', { name: 'Replace: Logo' }).element()
  expect(bottom).toBeLessThanOrEqual(replace.getBoundingClientRect().top)
  expect(height).toBeLessThanOrEqual(256)
  await remove.click()
  await expect.element(choose).toBeVisible()
})
