import { readFileSync } from 'node:fs'
import { readXliff } from '../../src/server/xliff/read-xliff.ts'
import { writeXliff } from '../../src/server/xliff/write-xliff.ts'
import { openAdmin } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Site,
  test,
} from '../support/e2e.ts'

const address = '/api/programs/oasis'

async function addProgram(site: Site): Promise<void> {
  const sections = Array.from({ length: 14 }, (_, at) => ({
    id: `part-${at}`,
    header: `Part ${at + 1} of the way`,
    order: at,
  }))
  await site.asAdmin('POST', '/api/programs', {
    id: 'oasis',
    title: 'Oasis',
    subtitle: 'Water first',
    sections,
  })
}

const read = async (site: Site, url: string) => (await site.asAdmin('GET', url)).json()

test('a program is translated by keyboard, published alone, and says what changed since', {
  tag: '@daily',
}, async ({ page, ownSite }) => {
  await addProgram(ownSite)
  const { missing } = await read(ownSite, `${address}/translations/ar`)
  await openAdmin(page, ownSite, '/admin/programs/builder/oasis')
  await page
    .getByRole('navigation', { name: 'Languages' })
    .getByRole('link', { name: 'العربية Not started' })
    .click()
  await expect(page).toHaveURL(`${ownSite.url}/admin/programs/oasis/translations/ar`)
  await expect(page.getByText(`0 of ${missing.length} translated`)).toBeVisible()
  const first = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(first).toHaveAttribute('dir', 'rtl')

  // Publishing too early leads to what is missing.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(first).toBeFocused()
  await page.keyboard.type('الواحة')
  for (let count = 2; count <= missing.length; count += 1) {
    await page.keyboard.press('Control+Enter')
    await page.keyboard.type(`نص ${count}`)
  }
  await expect(page.getByText(`${missing.length} of ${missing.length} translated`)).toBeVisible()
  // The real page in that language, its own words included, with the section that is worked on in sight and outlined.
  const preview = page.frameLocator('iframe[title="The page in this language"]')
  await expect(preview.locator('html[lang=ar][dir=rtl]')).toHaveCount(1)
  await expect(preview.getByRole('banner')).toContainText('البرامج')
  await expect(preview.locator('[data-current=text]')).toHaveText(`نص ${missing.length}`)
  await expect(preview.locator('[data-current=text]')).toBeInViewport()
  await expect(preview.locator('[data-current=section]')).toContainText(`نص ${missing.length}`)
  const heading = preview.getByRole('main').getByRole('heading').first()
  await heading.click()
  await expect(page.locator('textarea:focus')).toHaveValue((await heading.textContent()) ?? '')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Translation saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'العربية Published' })).toBeVisible()
  expect(await read(ownSite, `${address}?lang=ar`)).toMatchObject({ lang: 'ar', title: 'الواحة' })
  expect(await read(ownSite, address)).toMatchObject({ title: 'Oasis', subtitle: 'Water first' })
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  await ownSite.asAdmin('PUT', address, { subtitle: 'Water comes first' })
  await page.goto(`${ownSite.url}/admin/translations`)
  await expect(page.getByRole('link', { name: 'Check Oasis' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Check Oasis' }).click()
  await expect(page.getByRole('textbox', { name: 'Subtitle' })).toBeFocused()
  await expect(page.locator('ins')).toContainText('comes')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Still right: Subtitle' })).toBeFocused()
  await page.keyboard.press('Enter')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('Translation saved', { exact: true })).toBeVisible()
  const checked = await read(ownSite, `${address}/translations/ar`)
  expect(checked).toMatchObject({ state: 'published', outdated: [], missing: [] })

  // One text comes back from the history; the others stay.
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('الماء قبل كل شيء')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('واحة')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await save.click()
  expect((await stored).status()).toBe(200)
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByText('Changed: Title, Subtitle').click()
  await page.getByRole('button', { name: 'Restore this part: Title' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('الواحة')
  await expect(page.getByText(/^Unpublished changes by /)).toBeVisible()
  await save.click()
  await expect(page.getByText(/^Unpublished changes by /)).toHaveCount(0)
  expect((await read(ownSite, `${address}/translations/ar`)).texts).toMatchObject({
    title: 'الواحة',
    subtitle: 'الماء قبل كل شيء',
  })

  // Taken back, and back again.
  const stateOf = async () => (await read(ownSite, `${address}/translations/ar`)).state
  const remove = page.getByRole('button', { name: 'Delete translation' })
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Delete the translation of “Oasis”' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Translation deleted', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'العربية Not started' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('')
  await expect(remove).toBeHidden()
  expect(await stateOf()).toBe('none')
  expect(await read(ownSite, `${address}?lang=ar`)).toMatchObject({ lang: 'en', title: 'Oasis' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('الواحة')
  expect(await stateOf()).toBe('published')
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(page.getByRole('link', { name: 'العربية Draft' })).toBeVisible()
  expect(await stateOf()).toBe('draft')
})

test('every type that pages show is seen on its page while it is translated', async ({ sharedSite }) => {
  const overviews = await read(sharedSite, '/api/translations?lang=ar&limit=0')
  for (const { path } of overviews[0].types) {
    const records = await read(sharedSite, `/api/${path}`)
    const { id } = Array.isArray(records) ? records[0] : records
    const url = `/api/${path}/${id}/translations/ar`
    const { sources } = await read(sharedSite, url)
    const texts = Object.fromEntries(
      sources.map(({ path: text }: { path: string }, at: number) => [text, `كلمة${at}!`]),
    )
    const page = await (await sharedSite.asAdmin('POST', `${url}/page`, { texts })).text()
    const body = page.slice(page.indexOf('<body'))
    expect([path, page.includes('<html lang="ar" dir="rtl"'), /كلمة\d+!/.test(body)]).toEqual([
      path,
      true,
      true,
    ])
  }
})

test('texts go to a translator as XLIFF and come back, and nothing newer is overwritten', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await addProgram(ownSite)
  await openAdmin(page, ownSite, '/admin/translations')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export for translators' }).click()
  const exported = await readXliff(readFileSync(await (await download).path(), 'utf8'))
  const files = exported.files.map((file) => ({
    ...file,
    units: file.units.map((unit) => ({ ...unit, target: `ع ${unit.source}`, state: 'translated' as const })),
  }))
  await ownSite.asAdmin('PUT', `${address}/translations/ar`, { texts: { title: 'واحة من هنا' } })

  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import translations' })
  const file = (content: string) => ({
    name: 'ar.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(content),
  })
  await dialog.getByLabel('XLIFF file').setInputFiles(file('<xliff>'))
  await expect(dialog.getByText('This file is damaged')).toBeVisible()
  await dialog.getByLabel('XLIFF file').setInputFiles(file(writeXliff({ ...exported, files })))
  await expect(dialog.getByText('واحة من هنا')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('radio', { name: 'Keep what is here' }).check()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^\d+ texts imported$/)).toBeVisible()
  const { texts, missing } = await read(ownSite, `${address}/translations/ar`)
  expect(texts).toMatchObject({ title: 'واحة من هنا', subtitle: 'ع Water first' })
  expect(missing).toEqual([])
})
