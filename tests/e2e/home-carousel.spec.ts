import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { touch } from '../support/hydrated.ts'

const titles = ['Eden', 'Graphene', 'Nitrous']
const carousel = (page: Page) => page.getByRole('region', { name: 'Philanthropic Projects' })

/** The one that can be used; the one before it may still be on its way out. */
const slide = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])')

async function expectShown(page: Page, title: string) {
  const position = titles.indexOf(title) + 1
  await expect(slide(page)).toHaveAccessibleName(`${position} of 3: ${title}`)
  await expect(page.getByRole('button', { name: `Show ${title}` })).toHaveAttribute('aria-current', 'true')
}

/** With a clock that stands still, and the carousel in sight. */
async function openCarousel(page: Page, url: string) {
  await page.clock.install()
  await page.goto(url)
  await page.clock.pauseAt(Date.now() + 60_000)
  await carousel(page).getByRole('button', { name: 'Next project' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Show Eden' }).scrollIntoViewIfNeeded()
  await expectShown(page, 'Eden')
  // It runs once the browser has noticed that it is on screen.
  await expect(page.locator('[aria-live=off]')).toBeVisible()
}

test('the next project comes every four seconds, and after the last the first', async ({
  page,
  sharedSite,
}) => {
  await openCarousel(page, sharedSite.url)
  await page.clock.runFor(3900)
  await expectShown(page, 'Eden')
  await page.clock.runFor(200)
  await expectShown(page, 'Graphene')
  await page.clock.runFor(4000)
  await expectShown(page, 'Nitrous')
  await page.clock.runFor(4000)
  await expectShown(page, 'Eden')
})

test('buttons and names change it, both ways around', async ({ page, sharedSite }) => {
  await openCarousel(page, sharedSite.url)
  await page.getByRole('button', { name: 'Previous project' }).click()
  await expectShown(page, 'Nitrous')
  await page.clock.runFor(600)
  await page.getByRole('button', { name: 'Next project' }).click()
  await expectShown(page, 'Eden')
  await page.clock.runFor(600)
  await page.getByRole('button', { name: 'Show Graphene' }).click()
  await expectShown(page, 'Graphene')
})

test('a second press during a change does nothing', async ({ page, sharedSite }) => {
  await openCarousel(page, sharedSite.url)
  const next = page.getByRole('button', { name: 'Next project' })
  await next.click()
  await next.click()
  await expectShown(page, 'Graphene')
  await page.clock.runFor(600)
  await next.click()
  await expectShown(page, 'Nitrous')
})

test('it can be stopped, and set going again', async ({ page, sharedSite }) => {
  await openCarousel(page, sharedSite.url)
  await page.getByRole('button', { name: 'Stop changing projects' }).click()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(20_000)
  await expectShown(page, 'Eden')
  await page.getByRole('button', { name: 'Change projects by itself' }).click()
  await page.mouse.move(0, 0)
  await expect(page.locator('[aria-live=off]')).toBeVisible()
  await page.clock.runFor(4000)
  await expectShown(page, 'Graphene')
})

test('it waits while the mouse is over it', async ({ page, sharedSite, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover')
  await openCarousel(page, sharedSite.url)
  await slide(page).hover()
  await page.clock.fastForward(20_000)
  await expectShown(page, 'Eden')
  await page.mouse.move(0, 0)
  await expect(page.locator('[aria-live=off]')).toBeVisible()
  await page.clock.runFor(4000)
  await expectShown(page, 'Graphene')
})

test('the keyboard stops it and moves it; only what is seen can be reached', async ({ page, sharedSite }) => {
  await openCarousel(page, sharedSite.url)
  await page.getByRole('button', { name: 'Stop changing projects' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Previous project' })).toBeFocused()
  await page.clock.fastForward(20_000)
  await expectShown(page, 'Eden')
  await expect(page.locator('[aria-roledescription=carousel] [aria-live=polite]')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Eden', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show Eden' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 'Graphene')
  await page.clock.runFor(600)
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 'Eden')
  await page.clock.runFor(600)
  await page.keyboard.press('End')
  await expectShown(page, 'Nitrous')
  await page.clock.runFor(600)
  await page.keyboard.press('Home')
  await expectShown(page, 'Eden')
})

test('it rests while it is out of sight', async ({ page, sharedSite }) => {
  await openCarousel(page, sharedSite.url)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.locator('[aria-live=off]')).toHaveCount(0)
  await page.clock.fastForward(20_000)
  await expectShown(page, 'Eden')
})

test('it runs where a busy browser tells at once that it was out of sight and is in sight', async ({
  page,
  sharedSite,
}) => {
  await page.addInitScript(() => {
    const Plain = window.IntersectionObserver
    window.IntersectionObserver = class extends Plain {
      constructor(tell: IntersectionObserverCallback) {
        super((entries, observer) => {
          const before = entries.map(({ target }) => ({ target, isIntersecting: false }))
          tell([...(before as unknown as IntersectionObserverEntry[]), ...entries], observer)
        })
      }
    }
  })
  await openCarousel(page, sharedSite.url)
})

test('a swipe moves it, a short touch does not', { tag: '@phone' }, async ({
  page,
  sharedSite,
  isMobile,
}) => {
  test.skip(!isMobile, 'swiping is for fingers')
  await openCarousel(page, sharedSite.url)
  const swipe = async (distance: number) => {
    const shown = slide(page)
    const common = { pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 10 }
    await shown.dispatchEvent('pointerdown', { ...common, clientX: 200 })
    await shown.dispatchEvent('pointermove', { ...common, clientX: 200 + distance })
    await shown.dispatchEvent('pointerup', { ...common, clientX: 200 + distance })
  }
  await swipe(-20)
  await expectShown(page, 'Eden')
  await swipe(-120)
  await expectShown(page, 'Graphene')
  await page.clock.runFor(600)
  await swipe(120)
  await expectShown(page, 'Eden')
})

test('nothing moves by itself for those who want no motion', async ({ page, sharedSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(sharedSite.url)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Show Eden' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Stop changing projects' })).toBeHidden()
  await page.clock.fastForward(20_000)
  await expectShown(page, 'Eden')
  await page.getByRole('button', { name: 'Next project' }).click()
  await expectShown(page, 'Graphene')
  const figures = page.getByRole('region', { name: 'What it adds up to' }).getByRole('definition')
  await figures.first().scrollIntoViewIfNeeded()
  await page.clock.runFor(500)
  await expect(figures.first()).toHaveText('168')
})

test('for visitors who spare data it begins stopped, and they can set it going', async ({
  page,
  sharedSite,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  await page.clock.install()
  await page.goto(sharedSite.url)
  await touch(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Show Eden' }).scrollIntoViewIfNeeded()
  const play = page.getByRole('button', { name: 'Change projects by itself' })
  await expect(play).toBeVisible()
  await page.clock.fastForward(20_000)
  await expectShown(page, 'Eden')
  await play.click()
  await page.mouse.move(0, 0)
  await expect(page.locator('[aria-live=off]')).toBeVisible()
  await page.clock.runFor(4000)
  await expectShown(page, 'Graphene')
})
