import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { holdFile } from '../support/held-file.ts'
import { holdScripts, onSlowLine, openHydrated, sparingData } from '../support/hydrated.ts'
import { type WatchedLine, watchLine } from '../support/watched-line.ts'

const linkInBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Everything that was asked for has come. */
async function whenQuiet(line: WatchedLine): Promise<void> {
  await expect.poll(() => line.open()).toBe(0)
}

test('a page that was pointed at is shown without asking for anything', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const line = await watchLine(sharedSite.url)
  await openHydrated(page, line.url)
  await page.evaluate(() => Object.assign(window, { marker: 'same document' }))
  await linkInBar(page, 'Events').hover()
  await expect.poll(() => line.answered.join()).toMatch(/\/api\/events.*/)
  await expect.poll(() => line.answered.join()).toMatch(/\/api\/media/)
  await whenQuiet(line)
  expect(line.answered).not.toContain('/events')
  line.refuse()
  await page.evaluate(() => {
    // Others have a value: they tell of registrations.
    const isMoving = () => document.querySelector('[role=progressbar]:not([aria-valuenow])') !== null
    const note = () => isMoving() && Object.assign(window, { marker: 'on its way' })
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
  await linkInBar(page, 'Events').click()
  await expect(page).toHaveURL(`${line.url}/events`)
  await expect(title(page)).toContainText('Events')
  // Nor is it said to be on its way: it is here.
  expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe('same document')
  line.accept()
  line.close()
})

test('a page that cannot be rendered says so when it is opened, and not before', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/React error #31/)
  await page.route(/\/api\/events\?/, async (route) => {
    const events: object[] = await (await route.fetch()).json()
    await route.fulfill({ json: events.map((event) => ({ ...event, title: { not: 'a text' } })) })
  })
  await page.clock.install()
  await openHydrated(page, `${sharedSite.url}/programs`)
  const answered = page.waitForResponse(/\/api\/events-page/)
  const link = linkInBar(page, 'Events')
  await link.hover()
  await (await answered).finished()
  await page.clock.runFor(1000)
  await expect(title(page)).toContainText('Programs')
  await link.click()
  await expect(title(page)).toHaveText('Something went wrong')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // One that shows no events.
  await linkInBar(page, 'Portfolio').click()
  await expect(page).toHaveURL(`${sharedSite.url}/portfolio`)
  await expect(title(page)).not.toHaveText('Something went wrong')
})

test('the focus is at the start of a new page, and stays with those who have turned to a part of it by then', async ({
  sharedSite,
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, sharedSite.url)
  await linkInBar(page, 'About Us').click()
  const announced = page.locator('[aria-live=polite]').filter({ hasText: 'About' })
  await expect(announced).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()

  const code = await holdFile(page, '**/search-page-*.js')
  await page.evaluate(() => {
    const turnTo = () => {
      const field = document.querySelector<HTMLElement>('main input[type=search]')
      field?.focus()
      if (!field || document.activeElement !== field) requestAnimationFrame(turnTo)
    }
    turnTo()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect.poll(() => code.asked).toBeGreaterThan(0)
  code.comes()
  await expect(announced).toHaveCount(0)
  await page.clock.runFor(300)
  await expect(page.getByRole('searchbox', { name: 'Search this site' })).toBeFocused()
})

test('words typed just before a press do not lead back while the next page is on its way', async ({
  sharedSite,
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, `${sharedSite.url}/events`)
  const code = page.waitForResponse(/about-page-/)
  await linkInBar(page, 'About Us').hover()
  await (await code).finished()
  await page.getByRole('searchbox').fill('harvest')
  await linkInBar(page, 'About Us').click()
  await page.clock.runFor(1000)
  await expect(title(page)).toBeVisible()
  await expect(page).toHaveURL(`${sharedSite.url}/about`)
})

test('the next page appears softly, and at once for those who want no motion', async ({
  sharedSite,
  page,
}) => {
  for (const [reducedMotion, times] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await openHydrated(page, `${sharedSite.url}/events`)
    const before = await title(page).innerText()
    await page.evaluate(() => {
      const appeared: Element[] = []
      Object.assign(window, { appeared })
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...how) {
        appeared.push(this)
        return animate.apply(this, how)
      }
    })
    await linkInBar(page, 'About Us').click()
    await expect(title(page)).not.toHaveText(before)
    const mains = () =>
      page.evaluate(
        () => Reflect.get(window, 'appeared').filter((one: Element) => one.tagName === 'MAIN').length,
      )
    expect(await mains()).toBe(times)
  }
})

test('what is no other page is not fetched ahead, and nothing is for those who spare data', async ({
  sharedSite,
  page,
  context,
}) => {
  /** Points at links to these addresses; answers what was fetched after all that could have been. */
  const fetchedFor = async (visitor: Page, hrefs: string[]) => {
    await visitor.clock.install()
    await openHydrated(visitor, `${sharedSite.url}/about`)
    await visitor.waitForLoadState('networkidle')
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const href of hrefs) {
      await visitor.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), { href: address, textContent: address })
        if (address.endsWith('?download')) link.setAttribute('download', '')
        document.body.append(link)
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      }, href)
      await visitor.clock.runFor(200)
    }
    await visitor.evaluate(() => fetch('/health').then((answer) => answer.text()))
    return asked.filter((path) => path !== '/health')
  }
  const others = ['/admin', '/api/programs', '/files/report.pdf', '/news.xml', '/ar', '#footer-links']
  const elsewhere = ['/impact?download', 'https://elsewhere.example/']
  expect(await fetchedFor(page, [...others, ...elsewhere])).toEqual([])
  // One that would be fetched is: the others are not left alone for want of a fetch.
  const second = await context.newPage()
  expect((await fetchedFor(second, ['/impact'])).join()).toMatch(/impact-page-/)

  const sparing = await context.newPage()
  await sparingData(sparing)
  expect(await fetchedFor(sparing, ['/impact'])).toEqual([])
})

test('a page that one moves to as another document appears, where motion is welcome; a first visit and a reload do not', async ({
  sharedSite,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await onSlowLine(page)
  await holdScripts(page)
  const motion = () => page.locator('main').evaluate((main) => getComputedStyle(main).animationName)
  await page.goto(sharedSite.url)
  expect(await motion()).toBe('none')
  await linkInBar(page, 'About Us').click()
  await expect(page).toHaveURL(`${sharedSite.url}/about`)
  expect(await motion()).toBe('arrive')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motion()).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  expect(await motion()).toBe('none')
})
