// The scripts that stand in a document itself. The content security policy allows them by their hashes.
// They are sent as they are written here, so their reasons stand outside of them.

/** Sets the theme before the first paint, so that a dark page never flashes white. */
export const themeScript = `(${setTheme})()`

/**
 * Fetches the page's own scripts once it has been drawn: on a slow line its text and pictures come before them, but a
 * picture that does not come at all holds nothing up. Whoever touches the page earlier gets them at once, and finds the
 * button pressed as soon as somebody listens. Each file is run in a task of its own, so that the page can be scrolled
 * between them; after a broken line the next touch tries again.
 */
export const startScript = `(${fetchScripts})()`

function setTheme() {
  const chosen = () => {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }
  const theme = chosen()
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : preferred
}

function fetchScripts() {
  const files: string[] = JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]')
  let isStarted = false
  let pressed: HTMLElement | undefined
  const run = ([src, ...rest]: string[]) => {
    if (!src) return
    const script = Object.assign(document.createElement('script'), { type: 'module', src })
    script.onload = () => run(rest)
    script.onerror = () => {
      isStarted = false
    }
    document.head.append(script)
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    run(files)
  }
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || (button.form && button.type === 'submit')) return
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
  for (const touch of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(touch, start, { capture: true, passive: true })
  }
  const painted = new PerformanceObserver(() => {
    painted.disconnect()
    requestAnimationFrame(() => setTimeout(start))
  })
  addEventListener('load', () => painted.observe({ type: 'paint', buffered: true }))
  setTimeout(start, 4000)
}
