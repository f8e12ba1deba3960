import { AnswerCache } from '../../src/site/answers/answer-cache.ts'
import { Connection } from '../../src/site/answers/connection.ts'
import type { PageQuery } from '../../src/site/page-module.ts'

type Reply = unknown | (() => Promise<unknown>)

/** A cache before an API that answers as it is told, in a browser whose network and window can be taken away. */
export function fakedAnswers(reply: (url: string, count: number) => Reply = (url) => url) {
  const page = Object.assign(new EventTarget(), { document: { visibilityState: 'visible' } })
  const asked: string[] = []
  const read = async (url: string) => {
    asked.push(url)
    const answer = reply(url, asked.length)
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer() : answer
  }
  const connection = new Connection(page)
  const cache = new AnswerCache(read, connection)
  const emit = (event: string) => page.dispatchEvent(new Event(event))
  return {
    cache,
    asked,
    connection,
    goOffline: () => emit('offline'),
    goOnline: () => emit('online'),
    hide: () => show('hidden'),
    show: () => show('visible'),
    /** Somebody who shows an answer, with every state they were told. */
    observe: (query: PageQuery) => {
      const seen: string[] = []
      const stop = cache.observe(query.url, {
        query: () => query,
        notify: () => seen.push(cache.get(query.url).fetchStatus),
      })
      return { seen, stop }
    },
  }

  function show(visibilityState: string): void {
    page.document.visibilityState = visibilityState
    emit('visibilitychange')
  }
}
