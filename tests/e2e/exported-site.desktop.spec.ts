import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesRoot, parsePictureUrl, variantUrl, variantWidths } from '../../src/shared/picture-url.ts'
import { expect, test } from '../support/e2e.ts'
import { runEntry } from '../support/run-entry.ts'

/** The files that a page names, as paths on the disk. */
function namedIn(file: string): string[] {
  const html = readFileSync(file, 'utf8')
  const single = [...html.matchAll(/ (?:href|src|action|poster)="([^"]*)"/g)].map(
    ([, address = '']) => address,
  )
  const several = [...html.matchAll(/ srcset="([^"]*)"/gi)].flatMap(([, list = '']) =>
    list.split(',').map((part) => part.trim().split(/\s/, 1)[0] ?? ''),
  )
  return [...single, ...several]
    .filter((address) => address !== '' && !/^(?:[a-z]+:|#)/.test(address))
    .map((address) => path.resolve(path.dirname(file), decodeURI(address.split('#', 1)[0] ?? '')))
}

/**
 * Making every size of every picture takes minutes: those of the partners are made, all others find the picture itself
 * in their place, as if they had been made before.
 */
function putPicturesInPlace(files: string): void {
  for (const name of readdirSync(files, { recursive: true, encoding: 'utf8' })) {
    const picture = parsePictureUrl(filesRoot + name)
    if (!picture || picture.folder === 'partners') continue
    for (const variantWidth of variantWidths(picture.width))
      for (const extension of ['avif', 'webp'] as const) {
        const variant = variantUrl({ ...picture, variantWidth, extension }).slice(filesRoot.length)
        if (!existsSync(path.join(files, variant)))
          copyFileSync(path.join(files, name), path.join(files, variant))
      }
  }
}

test('the exported site opens from a folder, with all that its pages name', async ({ page }) => {
  const data = mkdtempSync(path.join(tmpdir(), 'site-to-export-'))
  const folder = mkdtempSync(path.join(tmpdir(), 'exported-site-'))
  cpSync(String(process.env.E2E_SAMPLE_FOLDER), data, { recursive: true })
  putPicturesInPlace(path.join(data, 'files'))
  const publicUrl = 'https://www.example.org'
  const { code, output } = await runEntry('export', [folder], {
    DATA_DIR: data,
    PUBLIC_URL: publicUrl,
  })
  expect(code, output).toBe(0)

  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const documents = names.filter((name) => name.endsWith('.html')).map((name) => path.join(folder, name))
  for (const name of [
    'index.html',
    'ar/index.html',
    'programs/index.html',
    'sitemap.xml',
    'news.xml',
    'ar/events.ics',
  ])
    expect(names).toContain(path.normalize(name))
  expect(documents.length).toBeGreaterThan(30)
  const missing = documents.flatMap((file) => namedIn(file).filter((named) => !existsSync(named)))
  expect(missing).toEqual([])
  expect(documents.filter((file) => / (?:href|src)="\//.test(readFileSync(file, 'utf8')))).toEqual([])

  const asked: string[] = []
  const failed: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('requestfailed', (request) => {
    // Whoever goes on to the next page does not wait for the pictures of this one.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url())
  })
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href)
  await page.getByRole('link', { name: 'Programs', exact: true }).first().click()
  await expect(page).toHaveURL(/programs\/index\.html$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(failed).toEqual([])
  expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([])

  await page.goto(pathToFileURL(path.join(folder, 'ar', 'join', 'index.html')).href)
  const note = page.getByRole('note').first()
  await expect(note).toContainText('هذه نسخة من الموقع')
  await expect(note.getByRole('link', { name: `${publicUrl}/ar/join` })).toBeVisible()
  for (const made of [data, folder]) rmSync(made, { recursive: true, force: true })
})
