import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { onSlowLine } from '../support/hydrated.ts'

const paths = ['/', '/about', '/programs/bridgez', '/events', '/join', '/ar']
const properties = ['display', 'position', 'inset', 'width', 'height', 'margin', 'padding', 'color', 'font']
const others = [
  'letter-spacing',
  'background',
  'border',
  'border-radius',
  'box-shadow',
  'opacity',
  'visibility',
]
const arrangement = ['flex', 'gap', 'grid-area', 'grid-template-columns', 'transform', 'translate', 'z-index']

test('a page looks the same by the styles it carries as by those of the whole site', async ({
  sharedSite,
  page,
}) => {
  // Nothing but the styles changes: no script comes, and nothing moves.
  await onSlowLine(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(sharedSite.url + path)
    // By then all of it is laid out, also what is far below.
    await expect(page.locator('html[data-whole]')).toBeAttached()
    const carried = await computedStyles(page)
    expect(carried.length, path).toBeGreaterThan(50)
    await addAllStyles(page)
    expect(await computedStyles(page), path).toEqual(carried)
  }
})

test('nothing moves when the letters come late, in either script', async ({ sharedSite, page }) => {
  await onSlowLine(page)
  for (const path of ['/', '/ar']) {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\.woff2$/, async (route) => {
      await released
      await route.continue()
    })
    const answered = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'font')
    // An address with a place in the page is laid out whole, so that all of it can be compared.
    await page.goto(`${sharedSite.url}${path}#whole`, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const before = await positions(page)
    expect(before.length, path).toBeGreaterThan(50)
    release()
    await answered
    await page.evaluate(() => document.fonts.ready)
    expect(await positions(page), path).toEqual(before)
    expect(await layoutShift(page), path).toBe(0)
    await page.unroute(/\.woff2$/)
  }
})

const pictures = /\/files\//

test('nothing that is in sight moves when the pictures come late', async ({ sharedSite, page }) => {
  await onSlowLine(page)
  for (const path of [
    '/',
    '/about',
    '/programs',
    '/programs/bridgez',
    '/events',
    '/partners',
    '/portfolio',
  ]) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(pictures, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(sharedSite.url + path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
    await expect(page.locator('html[data-whole]')).toBeAttached()
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
        .every((image) => image.complete),
    )
    expect(await layoutShift(page), path).toBe(0)
    await page.unroute(pictures)
  }
})

/** Where the texts of a page stand, once it has been drawn as it is now. */
async function positions(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    return [...document.querySelectorAll('h1, h2, h3, p, li, a, button')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.textContent?.slice(0, 20), x, y, width, height].join()
    })
  })
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value')
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum)))
      }),
  )
}

/** Of the elements that differ in their name or classes: what the browser makes of their styles. */
async function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) => {
      const kinds = new Map<string, Element>()
      for (const element of document.querySelectorAll('body *'))
        kinds.set(`${element.tagName} ${element.getAttribute('class')}`, element)
      return [...kinds].map(([kind, element]) => {
        const style = getComputedStyle(element)
        const before = getComputedStyle(element, '::before')
        return [
          kind,
          before.content,
          before.width,
          ...names.map((name) => style.getPropertyValue(name)),
        ].join()
      })
    },
    [...properties, ...others, ...arrangement],
  )
}

async function addAllStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const files: string[] = JSON.parse(document.getElementById('page-files')?.textContent ?? '[]')
    const href = files.find((file) => file.endsWith('.css')) ?? ''
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    await new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = reject
      document.querySelector('style')?.after(link)
    })
  })
}
