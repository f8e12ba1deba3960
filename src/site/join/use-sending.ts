import { useEffect, useRef, useState } from 'react'
import { useAnswerCache } from '../answers/use-answer.ts'

interface Sending<T> {
  send: (value: T) => Promise<void>
  onSent: () => void
  onFailed: (error: unknown) => void
}

/**
 * Sends once: without a network as soon as it is back, and never a second time by itself. What it leads to is told even when
 * the form has been closed meanwhile.
 */
export function useSending<T>(options: Sending<T>) {
  const { connection } = useAnswerCache()
  const [isSending, setSending] = useState(false)
  // Those of the last drawing: what is typed and shown can change while it is on its way.
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const send = async (value: T) => {
    setSending(true)
    try {
      if (!connection.isOnline) await connection.untilBack()
      await latest.current.send(value)
      latest.current.onSent()
    } catch (error) {
      latest.current.onFailed(error)
    }
    setSending(false)
  }
  return { isSending, send: (value: T) => void send(value) }
}
