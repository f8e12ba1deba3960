/**
 * Fetches the page's own scripts at the first touch, or after five quiet seconds: whoever only reads has the line and
 * the processor for the page; a mouse that rests above it tells of itself and is no touch, and whoever presses a link
 * to another page leaves this one, which then has better to do than to draw itself anew. A picture that does not come
 * at all holds them up for a minute. On a slow line, and for those who spare data, reading and scrolling fetch nothing;
 * a button that is pressed, a field or a key does. A button that was pressed early is pressed as soon as somebody
 * listens. Each file is run in a task of its own, so that the page can be scrolled between them; after a broken line
 * the next touch tries again, and where a button waits, a second later without one. The rest of the styles comes before
 * the first of them, beside those of the document, so that what settings change about both still stands behind. Once
 * the page is laid out, what moves by itself on a good line does so, by a small script of its own
 * (`src/entry/early-motion.ts`), and the manifest is named, which is needed by nobody who reads. Before that, what
 * moves would make the layout wait, frame by frame.
 */
export function startScript(wholePageEvent: string): string {
  return `(${fetchScripts})('${wholePageEvent}')`
}

function fetchScripts(wholePage: string) {
  const named = document.getElementById('page-files')
  const files: string[] = JSON.parse(named?.textContent ?? '[]')
  const motion = named?.dataset.motion?.split(' ') ?? []
  let isStarted = false
  let pressed: HTMLElement | undefined
  const link = (facts: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), facts)
  const fetched = (file: string) => {
    if (!isStyle(file))
      return document.head.appendChild(
        Object.assign(document.createElement('script'), { type: 'module', src: file }),
      )
    const styles = link({ rel: 'stylesheet', href: file })
    document.querySelector('style')?.after(styles)
    return styles
  }
  const isLoaded = (element: HTMLLinkElement | HTMLScriptElement) =>
    new Promise<boolean>((tell) => {
      element.onload = () => tell(true)
      element.onerror = () => {
        element.remove()
        tell(false)
      }
    })
  // Many browsers never ask again for a module that did not come once: so it is only run when it is there.
  const bring = (file: string) =>
    fetch(file).then(
      (answer) => answer.ok && answer.blob().then(Boolean, () => false),
      () => false,
    )
  const isStyle = (file: string) => file.endsWith('.css')
  const run = async () => {
    const brought = files.map((file) => isStyle(file) || bring(file))
    for (const [at, file] of files.entries())
      if (!(await brought[at]) || !(await isLoaded(fetched(file)))) return again()
  }
  const again = () => {
    isStarted = false
    if (pressed) setTimeout(start, 1000)
  }
  const fetchData = () => {
    const { data } = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}')
    if (!data) return
    document.head.append(link({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: data }))
  }
  const move = async () => {
    const isWelcome = !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStarted || !isWelcome || !document.querySelector('[data-typed],[data-counter],[data-grains]'))
      return
    const isThere = (await Promise.all(motion.map(bring))).every(Boolean)
    if (isThere) for (const file of motion.slice(-1)) fetched(file)
  }
  const start = () => {
    // What is drawn ahead waits until it is shown.
    if (isStarted || document.prerendering) return
    isStarted = true
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fetchData)
    else fetchData()
    void run()
  }
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.dataset.press || (button.form && button.type === 'submit')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button
    start()
  }
  document.addEventListener('click', hold, true)
  document.addEventListener('page-listens', () => {
    document.removeEventListener('click', hold, true)
    pressed?.click()
  })
  const line: { saveData?: boolean; effectiveType?: string } = Reflect.get(navigator, 'connection') ?? {}
  const isPoor = line.saveData === true || /2g|3g/.test(line.effectiveType ?? '')
  const touches = ['keydown', 'focusin', ...(isPoor ? [] : ['pointerdown', 'pointermove', 'scroll'])]
  const onTouch = (event: Event) => {
    const { target, type } = event
    const isMove = event instanceof PointerEvent && type === 'pointermove'
    if (isMove && event.movementX === 0 && event.movementY === 0) return
    const isPress = type === 'pointerdown' || type === 'focusin'
    const way = isPress && target instanceof Element ? target.closest('a') : null
    if (way?.origin !== location.origin || way.pathname === location.pathname) start()
  }
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true })
  const onceWhole = () => {
    document.head.append(link({ rel: 'manifest', href: named?.dataset.manifest }))
    if (!isPoor) void move()
  }
  addEventListener(wholePage, onceWhole, { once: true })
  if (isPoor) return
  const startSoon = () => setTimeout(start, 5000)
  addEventListener('load', startSoon)
  document.addEventListener('prerenderingchange', startSoon)
  setTimeout(start, 60_000)
}
