import { afterEach, expect, it, vi } from 'vitest'
import { reloadForMissingFile } from './reload-for-missing-file.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface PageState {
  /** What stands in the fields of the page. */
  typed?: string[]
  hasTextEditor?: boolean
  answer?: () => Promise<Response>
  hasStorage?: boolean
}

/** A page whose fields can change, and that counts how often it was reloaded. */
function openPage(state: PageState = {}) {
  const page = { typed: [], hasTextEditor: false, hasStorage: true, reloads: 0, ...state }
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => {
      if (!page.hasStorage) throw new Error('Storage is forbidden')
      return stored.get(name) ?? null
    },
    setItem: (name: string, value: string) => stored.set(name, value),
  }
  const events = new EventTarget()
  const fetch = vi.fn(state.answer ?? (async () => new Response()))
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('location', { href: 'https://site.example/admin/calendar', reload: () => page.reloads++ })
  vi.stubGlobal('document', {
    querySelectorAll: () => page.typed.map((value) => ({ value })),
    querySelector: () => (page.hasTextEditor ? {} : null),
  })
  vi.stubGlobal('sessionStorage', storage)
  reloadForMissingFile()
  const missFile = async () => {
    events.dispatchEvent(new Event('vite:preloadError'))
    for (let step = 0; step < 5; step++) await Promise.resolve()
  }
  return { page, fetch, missFile }
}

it('reloads a page whose file is missing, where the site answers', async () => {
  const { page, fetch, missFile } = openPage()
  await missFile()
  expect(page.reloads).toBe(1)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://site.example/admin/calendar', { method: 'HEAD' })
})

it('reloads once in a minute, whatever is missing after that', async () => {
  const { page, missFile } = openPage()
  await missFile()
  await missFile()
  vi.setSystemTime(Date.now() + 59_000)
  await missFile()
  expect(page.reloads).toBe(1)
  vi.setSystemTime(Date.now() + 2_000)
  await missFile()
  expect(page.reloads).toBe(2)
})

it.each<[what: string, state: PageState]>([
  ['a field holds text', { typed: ['', 'Half a title'] }],
  ['a text is being edited', { hasTextEditor: true }],
  ['nothing can be remembered, so that it could go on for ever', { hasStorage: false }],
])('neither asks nor reloads where %s', async (_what, state) => {
  const { page, fetch, missFile } = openPage(state)
  await missFile()
  expect(page.reloads).toBe(0)
  expect(fetch).not.toHaveBeenCalled()
})

it.each<[what: string, answer: () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', async () => new Response(null, { status: 503 })],
])('leaves the page as it is where the site %s, and tries again the next time', async (_what, answer) => {
  const { page, fetch, missFile } = openPage({ answer })
  await missFile()
  expect(page.reloads).toBe(0)
  fetch.mockResolvedValue(new Response())
  await missFile()
  expect(page.reloads).toBe(1)
})

it('does not reload where somebody began to type while the site was asked', async () => {
  let answer = (_answer: Response) => {}
  const { page, missFile } = openPage({ answer: () => new Promise((resolve) => (answer = resolve)) })
  await missFile()
  page.typed = ['H']
  answer(new Response())
  await missFile()
  expect(page.reloads).toBe(0)
})
