import type { PresenceState } from '../../src/shared/presence-state.ts'

export interface PresenceLine {
  status: number
  headers: Headers
  /** Every state it was told, the newest last. */
  states: PresenceState[]
  newest(): PresenceState | undefined
  /** Whether the server has ended it. */
  isEnded(): boolean
  close(): Promise<void>
}

export interface OpenEditor {
  path: string
  id: string
  tab: string
  lang?: string
  unsaved?: boolean
}

export function presencePath({ path, id, tab, lang, unsaved }: OpenEditor): string {
  const query = new URLSearchParams({ path, id, tab })
  if (lang) query.set('lang', lang)
  if (unsaved) query.set('unsaved', 'true')
  return `/api/presence?${query}`
}

/** What a browser does with `EventSource`, but for connecting again. */
export async function openPresenceLine(
  url: string,
  editor: OpenEditor,
  headers: Record<string, string>,
): Promise<PresenceLine> {
  const abort = new AbortController()
  const answer = await fetch(`${url}${presencePath(editor)}`, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: abort.signal,
  })
  const states: PresenceState[] = []
  let isEnded = false
  const reading = readEvents(answer, states)
    // Cut by the one who reads, or by the server.
    .catch(() => undefined)
    .finally(() => {
      isEnded = true
    })
  return {
    status: answer.status,
    headers: answer.headers,
    states,
    newest: () => states.at(-1),
    isEnded: () => isEnded,
    close: async () => {
      abort.abort()
      await reading
    },
  }
}

async function readEvents(answer: Response, states: PresenceState[]): Promise<void> {
  let unread = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (unread + chunk).split('\n\n')
    unread = events.pop() ?? ''
    for (const event of events)
      if (event.startsWith('data: ')) states.push(JSON.parse(event.slice('data: '.length)))
  }
}
