const key = 'reloaded-for-missing-file'
const onceInMs = 60_000

/**
 * Vite reports a file of the build that cannot be loaded, most often because a newer build has replaced it: the page is
 * reloaded once, unless something typed would be lost. Then, and if that did not help, whoever asked for the file handles it.
 */
export function reloadForMissingFile(): void {
  addEventListener('vite:preloadError', () => {
    if (!holdsTypedText() && !wasReloadedLately()) void reloadIfReachable()
  })
}

function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=hidden], [type=checkbox], [type=radio])',
  )
  return (
    [...fields].some(({ value }) => value !== '') || document.querySelector('[contenteditable=true]') !== null
  )
}

function wasReloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < onceInMs
  } catch {
    // Nothing can be remembered: it might reload again and again.
    return true
  }
}

/** On a broken line the browser would show an error of its own in place of the page. */
async function reloadIfReachable(): Promise<void> {
  const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReachable || holdsTypedText()) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}
