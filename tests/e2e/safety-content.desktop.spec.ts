import { fromOwnPage, openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'
import { watchForHarm } from '../support/harmless-page.ts'
import { hostileFiles } from '../support/hostile-files.ts'
import { whenHydrated } from '../support/hydrated.ts'
import { scriptTexts } from '../support/script-texts.ts'

const video = 'dQw4w9WgXcQ'

test('an uploaded file runs nothing, however it is opened', async ({ page, ownSite, expectedErrors }) => {
  // Chromium draws a picture with a style of its own, and the journey looks around with a script: both are forbidden there.
  expectedErrors.push(/MIME type|Failed to load resource|Applying inline style|Blocked script execution/)
  const expectHarmless = await watchForHarm(page, /^policy: style-src/)
  await openAdmin(page, ownSite, '/admin/dashboard')
  const stored: string[] = []
  for (const { filename, type, bytes, isRefused } of await hostileFiles()) {
    const answer = await page.request.post(`${ownSite.url}/api/storage/upload?folder=media`, {
      headers: fromOwnPage(ownSite),
      multipart: { file: { name: filename, mimeType: type, buffer: bytes } },
    })
    expect(answer.ok()).toBe(!isRefused)
    if (!isRefused) stored.push((await answer.json()).url)
  }
  expect(stored.length).toBeGreaterThan(2)
  for (const url of stored) {
    await page.goto(ownSite.url + url)
    expect(await page.evaluate(() => document.contentType)).toMatch(/^image\//)
    await expectHarmless()
  }
  await page.goto(`${ownSite.url}/partners`)
  const outcomes = await page.evaluate(async (urls) => {
    const load = (url: string) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script')
        script.src = url
        script.onload = () => resolve('ran')
        script.onerror = () => resolve('refused')
        document.head.append(script)
      })
    return Promise.all(urls.map(load))
  }, stored)
  expect(outcomes).toEqual(stored.map(() => 'refused'))
  await expectHarmless()
})

test('what editors type stays words, and a video leads to one host only', async ({ page, ownSite }) => {
  const expectHarmless = await watchForHarm(page)
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'A video' }))
  await page.route('https://i.ytimg.com/**', (route) => route.fulfill({ status: 204 }))
  const sections = scriptTexts.map((text) => ({
    layout: 'textLeftImageRight',
    header: text,
    content: text,
    buttonText: text,
    buttonUrl: '/join',
  }))
  const films = [
    `https://www.youtube.com/watch?v=${video}`,
    `https://youtube.com@evil.example/watch?v=${video}`,
  ].map((videoUrl) => ({ layout: 'aspirationVideo', header: 'Film', videoUrl }))
  const body = { id: 'hostile', title: scriptTexts[0], description: scriptTexts[1], isActive: true }
  const answer = await ownSite.asAdmin('POST', '/api/programs', {
    ...body,
    sections: [...films, ...sections],
  })
  expect(answer.status).toBe(201)

  await page.goto(`${ownSite.url}/programs/hostile`)
  for (const text of scriptTexts)
    await expect(page.getByRole('heading', { name: text, exact: true }).first()).toBeAttached()
  await expectHarmless()
  await whenHydrated(page)
  await page.getByRole('button', { name: /play/i }).first().click()
  await expect(page.locator('iframe')).toHaveCount(1)
  expect(await page.locator('iframe').getAttribute('src')).toMatch(
    new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${video}(\\?|$)`),
  )
  await expectHarmless()

  await openAdmin(page, ownSite, '/admin/programs')
  await expect(page.getByText(String(scriptTexts[0])).first()).toBeVisible()
  await expectHarmless()
})
