import type { Page } from '@playwright/test'
import { program } from '../../src/content/program/program.ts'
import { expect, test } from '../support/e2e.ts'
import { holdFile } from '../support/held-file.ts'
import { holdScripts, onSlowLine, openHydrated, withoutScripts } from '../support/hydrated.ts'
import { type WatchedLine, watchLine } from '../support/watched-line.ts'

const linkInBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Everything that was asked for has come. */
async function whenQuiet(line: WatchedLine): Promise<void> {
  await expect.poll(() => line.open()).toBe(0)
}

test('a page that was pointed at is shown without asking for anything, and any other visit shows the last save', async ({
  ownSite,
  page,
  expectedErrors,
}) => {
  // Its pictures do not come on a line that is closed.
  expectedErrors.push(/Failed to load resource/)
  const line = await watchLine(ownSite.url)
  await onSlowLine(page)
  await holdScripts(page)
  await page.goto(line.url)
  await linkInBar(page, 'About Us').hover()
  await expect.poll(() => line.answered).toContain('/about')
  await whenQuiet(line)
  line.refuse()
  await linkInBar(page, 'About Us').click()
  await expect(page).toHaveURL(`${line.url}/about`)
  await expect(title(page)).toBeVisible()
  line.accept()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).first().focus()
  // The pointer still lies where it was.
  await linkInBar(page, 'About Us').dispatchEvent('pointerover')
  await expect.poll(() => line.answered).toContain('/programs')
  const saved = await ownSite.asAdmin('POST', '/api/programs', {
    ...program.example,
    title: 'Salt and light',
  })
  expect(saved.status).toBe(201)
  await page.goto(`${line.url}/programs`)
  await expect(page.getByRole('heading', { name: 'Salt and light' }).first()).toBeVisible()
  line.close()
})

test('once its scripts listen, a page fetches the code and data of the next one, and the document of another language', async ({
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

  const other = page.getByRole('link', { name: 'العربية' }).first()
  await other.hover()
  await expect.poll(() => line.answered).toContain('/ar/events')
  await whenQuiet(line)
  line.refuse()
  await other.click()
  await expect(page).toHaveURL(`${line.url}/ar/events`)
  await expect(title(page)).toContainText('الفعاليات')
  line.close()
})

test('a page that somebody rests on is drawn before the press, out of sight and out of reach', async ({
  sharedSite,
  page,
}) => {
  await openHydrated(page, sharedSite.url)
  const named = await page.title()
  const ahead = page.locator('main h1:not(:visible)')
  await linkInBar(page, 'About Us').hover()
  await expect(ahead).toHaveCount(1)
  await ahead.evaluate((heading) => heading.setAttribute('data-seen', ''))
  expect(await page.title()).toBe(named)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(title(page)).toHaveCount(1)

  // Only the last one that was pointed at.
  await linkInBar(page, 'Events').hover()
  await expect(page.locator('main h1[data-seen]')).toHaveCount(0)
  await expect(ahead).toHaveCount(1)
  await linkInBar(page, 'About Us').hover()
  await expect(ahead).not.toContainText('Events')
  await ahead.evaluate((heading) => heading.setAttribute('data-seen', ''))
  await linkInBar(page, 'About Us').click()
  await expect(page).toHaveURL(`${sharedSite.url}/about`)
  await expect(title(page)).toHaveAttribute('data-seen')
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page).not.toHaveTitle(named)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)

  await page.goBack()
  await expect(page).toHaveTitle(named)
  await expect(title(page)).toHaveCount(1)
})

test('a page that cannot be drawn leaves the one before alone, and says so when it is opened', async ({
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
  // Long enough to draw it, were it whole.
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

  // It is pressed while it is still to be drawn ahead.
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

test('words typed just before a press do not lead back while the next page is drawn', async ({
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

test('what is no other page is not fetched ahead, and nothing is on the slowest lines', async ({
  sharedSite,
  page,
  context,
}) => {
  const line = await watchLine(sharedSite.url)
  /** Points at links to these addresses; answers what was fetched after all that could have been. */
  const fetchedFor = async (visitor: Page, hrefs: string[]) => {
    await visitor.clock.install()
    await visitor.goto(line.url, { waitUntil: 'networkidle' })
    const before = line.answered.length
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
    await expect.poll(() => line.answered).toContain('/health')
    await whenQuiet(line)
    return line.answered
      .slice(before)
      .filter((path) => path !== '/health' && !path.startsWith('/api/page-data'))
  }
  await onSlowLine(page)
  await withoutScripts(page)
  const others = ['/admin', '/api/programs', '/files/report.pdf', '/news.xml', '/', '/#main', '#footer-links']
  expect(await fetchedFor(page, [...others, '/about?download', 'https://elsewhere.example/'])).toEqual([])
  // One that would be fetched is: the others are not left alone for want of a fetch.
  await expect.poll(() => fetchedFor(page, ['/impact'])).toContain('/impact')

  const onSlowest = await context.newPage()
  await onSlowLine(onSlowest, 'slow-2g')
  await withoutScripts(onSlowest)
  expect(await fetchedFor(onSlowest, ['/about'])).toEqual([])

  // A browser that knows no such rules fetches it for its cache.
  const onOldBrowser = await context.newPage()
  await onSlowLine(onOldBrowser)
  await withoutScripts(onOldBrowser)
  await onOldBrowser.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }))
  await expect.poll(() => fetchedFor(onOldBrowser, ['/portfolio'])).toEqual(['/portfolio'])
  line.close()
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
