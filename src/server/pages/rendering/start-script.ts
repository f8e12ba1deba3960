/**
 * Loads the page's own scripts once the browser has nothing else to do after loading, or at the first touch, whichever comes
 * first; for those who spare data at the first touch only. Until then links, forms, the menu and what unfolds work by HTML.
 */
export const startScript = `(${startPage})()`

function startPage() {
  const files: string[] = JSON.parse(document.getElementById('page-files')?.textContent ?? '[]')
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    try {
      // Many browsers never ask again for a module that did not come once: so it is only run when all are there.
      const answers = await Promise.all(files.map((file) => fetch(file)))
      await Promise.all(answers.map((answer) => answer.arrayBuffer()))
      isStarted = answers.every(({ ok }) => ok)
    } catch {
      isStarted = false
    }
    // After a broken line the next touch tries again.
    if (isStarted)
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', src: files.at(-1) }),
      )
  }
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 500)
  for (const touch of ['pointerdown', 'keydown', 'focusin', 'input'])
    addEventListener(touch, start, { capture: true, passive: true })
  if (Reflect.get(navigator, 'connection')?.saveData) return
  addEventListener('load', startWhenIdle)
}
