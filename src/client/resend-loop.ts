const firstPauseMs = 3_000
const maxPauseMs = 30_000

/**
 * Sends again from time to time, less and less often, until it is stopped; `now` does not wait. One call at a time, and
 * none while the browser knows that it is offline.
 */
export function startResendLoop(send: () => Promise<unknown>, isOnline: () => boolean) {
  let pauseMs = firstPauseMs
  let isSending = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => void (isOnline() ? now() : wait()), pauseMs)
    pauseMs = Math.min(pauseMs * 2, maxPauseMs)
  }
  const now = async () => {
    if (isSending || isStopped) return
    clearTimeout(timer)
    isSending = true
    try {
      await send()
    } finally {
      isSending = false
      wait()
    }
  }
  wait()
  return {
    now,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
