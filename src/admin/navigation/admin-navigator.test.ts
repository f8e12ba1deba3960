import { describe, expect, it, vi } from 'vitest'
import { fakeWindow } from '../../../tests/support/fake-window.ts'
import type { AdminLocation } from './admin-location.ts'
import { AdminNavigator, type AdminRoute } from './admin-navigator.ts'

const row = (path: string, load: AdminRoute['load'] = async () => () => null): AdminRoute => ({
  path,
  load,
  draw: (screen) => screen,
})

/** The area at an address, and every address that was shown since, with what its pattern names. */
async function areaAt(address: string, extra: AdminRoute[] = []) {
  const window = fakeWindow(address)
  const shown: string[] = []
  const moving = vi.fn()
  const navigator = new AdminNavigator({
    routes: [...extra, row('/admin/events/:id?'), row('/admin/events/new'), row('/admin/news')],
    missing: row('missing'),
    onMoving: moving,
    onShow: ({ location, params, Screen }) => {
      const { pathname, search, hash } = location
      const said = [pathname + search + hash, params.id, failureOf(Screen)]
      shown.push(said.filter(Boolean).join(' '))
    },
    window: window.fake,
  })
  const stop = navigator.listen()
  await settled()
  return { window, shown, navigator, moving, stop }
}

/** Steps through the history are told a turn later. */
async function settled() {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

function failureOf(Screen: unknown): string | undefined {
  try {
    ;(Screen as () => unknown)()
    return undefined
  } catch (failure) {
    return String(failure)
  }
}

function guardIn(navigator: AdminNavigator) {
  const asked: (() => void)[] = []
  const end = navigator.guard({
    asks: (from: AdminLocation, to: AdminLocation) => from.pathname !== to.pathname,
    onAsk: (go) => void asked.push(go),
  })
  return { asked, end }
}

describe('moving', () => {
  it('shows a screen with what its address names, and writes the history', async () => {
    const { navigator, shown, window } = await areaAt('/admin/news')
    await navigator.move('/admin/events/e1?q=oasis', { state: { saved: 'e1' } })
    expect(navigator.location.state).toEqual({ saved: 'e1' })
    await navigator.move('/admin/events/new', { replace: true })
    await navigator.move('?tab=past')
    expect(shown).toEqual([
      '/admin/news',
      '/admin/events/e1?q=oasis e1',
      '/admin/events/new',
      '/admin/events/new?tab=past',
    ])
    expect(window.addresses()).toEqual(['/admin/news', '/admin/events/new', '> /admin/events/new?tab=past'])
    window.go(-1)
    await settled()
    expect(shown.at(-1)).toBe('/admin/events/new')
  })

  it('to where one is leaves no second entry, but is a move', async () => {
    const { navigator, shown, window } = await areaAt('/admin/news')
    const { key } = navigator.location
    await navigator.move('/admin/news')
    expect(window.addresses()).toEqual(['> /admin/news'])
    expect(shown).toHaveLength(2)
    expect(navigator.location.key).not.toBe(key)
  })

  it('waits for the code of a screen, and the last of several moves counts', async () => {
    const slow = Promise.withResolvers<() => null>()
    const { navigator, shown, window, moving } = await areaAt('/admin/news', [
      row('/admin/slow', () => slow.promise),
    ])
    moving.mockClear()
    const first = navigator.move('/admin/slow')
    expect(moving).toHaveBeenCalledTimes(1)
    expect(window.addresses()).toEqual(['> /admin/news'])
    await navigator.move('/admin/events')
    slow.resolve(() => null)
    await first
    expect(shown).toEqual(['/admin/news', '/admin/events'])
    expect(window.addresses()).toEqual(['/admin/news', '> /admin/events'])
  })

  it('says where code does not come, and asks for it again the next time', async () => {
    const load = vi.fn<AdminRoute['load']>(async () => () => null)
    load.mockRejectedValueOnce(new Error('cut off'))
    const { navigator, shown } = await areaAt('/admin/news', [row('/admin/far', load)])
    await navigator.move('/admin/far')
    await navigator.move('/admin/far')
    await navigator.move('/admin/far')
    expect(shown).toEqual(['/admin/news', '/admin/far Error: cut off', '/admin/far', '/admin/far'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('knows an address without a screen, and leaves the area for one that is not its own', async () => {
    const { navigator, shown, window } = await areaAt('/admin/nowhere')
    expect(shown).toEqual(['/admin/nowhere'])
    await navigator.move('/programs?q=1')
    expect(window.assigned).toEqual(['/programs?q=1'])
    expect(shown).toHaveLength(1)
  })

  it('follows a link within the document', async () => {
    const { navigator, shown, window } = await areaAt('/admin/news')
    guardIn(navigator)
    window.followFragment('#main')
    expect(shown.at(-1)).toBe('/admin/news#main')
  })

  it('stops following when the area is gone', async () => {
    const { navigator, shown, window, stop } = await areaAt('/admin/news')
    await navigator.move('/admin/events')
    stop()
    window.go(-1)
    await settled()
    expect(shown.at(-1)).toBe('/admin/events')
  })
})

describe('asking first', () => {
  it('moves nothing until it is answered', async () => {
    const { navigator, shown, window } = await areaAt('/admin/news')
    const { asked } = guardIn(navigator)
    await navigator.move('/admin/events')
    expect([shown, window.addresses(), asked.length]).toEqual([['/admin/news'], ['> /admin/news'], 1])
    asked[0]?.()
    await settled()
    expect(window.addresses()).toEqual(['/admin/news', '> /admin/events'])
    expect(shown.at(-1)).toBe('/admin/events')
  })

  it('is left out on the same screen, and when the guard is gone', async () => {
    const { navigator, shown } = await areaAt('/admin/news')
    const { asked, end } = guardIn(navigator)
    await navigator.move('?q=oasis')
    end()
    await navigator.move('/admin/events')
    expect(asked).toEqual([])
    expect(shown).toEqual(['/admin/news', '/admin/news?q=oasis', '/admin/events'])
  })

  it.each([
    [-2, '/admin/news'],
    [1, '/admin/events/e3'],
  ])('goes back a way of %i steps that the browser has gone, and goes it after all', async (steps, goal) => {
    const { navigator, shown, window } = await areaAt('/admin/news')
    for (const id of ['e1', 'e2', 'e3']) await navigator.move(`/admin/events/${id}`)
    window.go(-1)
    await settled()
    const { asked } = guardIn(navigator)
    const before = window.addresses()
    window.go(steps)
    await settled()
    expect([window.addresses(), shown.at(-1), asked.length]).toEqual([before, '/admin/events/e2 e2', 1])
    // Stayed, and tried again.
    window.go(steps)
    await settled()
    expect([window.addresses(), asked.length]).toEqual([before, 2])
    asked[1]?.()
    await settled()
    expect(window.addresses()).toContain(`> ${goal}`)
    expect(shown.at(-1)?.split(' ', 1)).toEqual([goal])
    // The places are still known.
    window.go(-steps)
    await settled()
    expect(window.addresses()).toContain(`> ${goal}`)
    expect(asked).toHaveLength(3)
  })

  it('can be answered before the way is gone back', async () => {
    const { navigator, shown, window } = await areaAt('/admin/news')
    await navigator.move('/admin/events')
    navigator.guard({ asks: ({ pathname }) => pathname === '/admin/events', onAsk: (go) => go() })
    window.go(-1)
    await settled()
    expect(window.addresses()).toEqual(['> /admin/news', '/admin/events'])
    expect(shown.at(-1)).toBe('/admin/news')
  })
})
