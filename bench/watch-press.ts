/**
 * A script for every page of a tab: tells the milliseconds from the next press until a frame has been drawn that has the
 * heading of another page in sight. The press is when the button is let go, as the browser stamps it; it may lead to
 * another document, which is told of it, whether it was drawn ahead or not. The browser takes its line for a slow one.
 */
export const watchPress = `(${watchInPage})()`

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
    port1.onmessage = () =>
      Reflect.get(window, 'tell')(String(performance.timeOrigin + performance.now() - at))
    port2.postMessage('')
    return sessionStorage.removeItem(key)
  }
  const watchOn = () => {
    const pressed = sessionStorage.getItem(key)
    if (pressed === null) return
    const { at, path, words } = JSON.parse(pressed)
    requestAnimationFrame(() => watch(at, path, words))
  }
  Object.defineProperty(Navigator.prototype, 'connection', { value: { effectiveType: '3g' } })
  if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', watchOn)
  else watchOn()
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
