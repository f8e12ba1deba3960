import type { Page } from '@playwright/test'

/**
 * Tells the milliseconds from the next press on a page until a frame has been drawn that has the heading of another
 * page in sight. The press is when the button is let go, as the browser stamps it; it may lead to another document,
 * which is told of it. To be called before anything is opened.
 */
export async function watchPress(page: Page): Promise<{ shownAfter: Promise<number> }> {
  let tell: (ms: number) => void = () => undefined
  const shownAfter = new Promise<number>((resolve) => {
    tell = resolve
  })
  await page.exposeFunction('tellShown', (ms: number) => tell(ms))
  await page.addInitScript(watchInPage)
  return { shownAfter }
}

function watchInPage(): void {
  const key = 'pressed'
  const heading = () => document.querySelector('main h1')
  const isInSight = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  }
  const watch = (at: number, path: string, words: string) => {
    const found = heading()
    const isOther = location.pathname !== path && found?.textContent !== words
    if (!found || !isOther || !isInSight(found)) return requestAnimationFrame(() => watch(at, path, words))
    // What is posted from a frame arrives when the frame has been drawn.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => Reflect.get(window, 'tellShown')(performance.timeOrigin + performance.now() - at)
    port2.postMessage('')
    return sessionStorage.removeItem(key)
  }
  const pressed = sessionStorage.getItem(key)
  if (pressed !== null) {
    const { at, path, words } = JSON.parse(pressed)
    requestAnimationFrame(() => watch(at, path, words))
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const at = performance.timeOrigin + timeStamp
      // Now: by the next frame the address may be that of the next page.
      const path = location.pathname
      const words = heading()?.textContent ?? ''
      sessionStorage.setItem(key, JSON.stringify({ at, path, words }))
      requestAnimationFrame(() => watch(at, path, words))
    },
    true,
  )
}
