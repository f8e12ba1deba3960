import type { NavigatedWindow } from '../../src/admin/navigation/admin-navigator.ts'

/** A window with a history as browsers keep it: steps through it are told later, writing to it is not told at all. */
export function fakeWindow(address: string) {
  const entries = [{ address, state: null as unknown }]
  let at = 0
  const assigned: string[] = []
  const events = new EventTarget()
  const url = () => new URL(entries[at]?.address ?? '', 'http://site')
  const write = (index: number, state: unknown, to?: string | URL | null) => {
    const next = new URL(to ?? url(), url()).href.slice('http://site'.length)
    entries.splice(index, Number.POSITIVE_INFINITY, { address: next, state }, ...(index === at ? rest() : []))
    at = index
  }
  const rest = () => entries.slice(at + 1)
  const go = (steps = 0) =>
    setTimeout(() => {
      if (!entries[at + steps]) return
      at += steps
      events.dispatchEvent(new Event('popstate'))
    })
  const fake: NavigatedWindow = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    history: {
      get state() {
        return entries[at]?.state
      },
      go: (steps) => void go(steps),
      pushState: (state, _unused, to) => write(at + 1, state, to),
      replaceState: (state, _unused, to) => write(at, state, to),
    },
    location: {
      get href() {
        return url().href
      },
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
      assign: (to) => void assigned.push(String(to)),
    },
  }
  return {
    fake,
    assigned,
    go,
    /** Every address of the history; the one we are at is marked. */
    addresses: () => entries.map((entry, index) => (index === at ? `> ${entry.address}` : entry.address)),
    /** As a link to a part of the document does it. */
    followFragment: (hash: string) => {
      write(at + 1, null, hash)
      events.dispatchEvent(new Event('popstate'))
    },
  }
}
