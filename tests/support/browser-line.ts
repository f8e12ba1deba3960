export type Message = Record<string, unknown>
export type Listener = (method: string, params: Message, sessionId: string | undefined) => void

/** Speaks to a browser in its own protocol. */
export class BrowserLine {
  readonly listeners = new Set<Listener>()
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (answer: Message) => void>()
  #sent = 0

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      const { id, method, params, sessionId, ...answer } = JSON.parse(data)
      if (id === undefined) for (const tell of [...this.listeners]) tell(method, params, sessionId)
      else this.#waiting.get(id)?.(answer)
    }
  }

  async send(method: string, params: Message = {}, sessionId?: string): Promise<Message> {
    this.#sent += 1
    const id = this.#sent
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await new Promise<Message>((resolve) => this.#waiting.set(id, resolve))
    this.#waiting.delete(id)
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result as Message
  }
}
