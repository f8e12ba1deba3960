import { useState } from 'react'

/** Something that is fetched when somebody turns to it, so that the screen around it is there sooner. */
interface FetchedOnUse<Part> {
  /** Null until it has come. */
  Part: Part | null
  /** Asked for by somebody, who waits for it. */
  isAsked: boolean
  /** It is likely to be asked for. */
  prepare: () => void
  /** Whoever asks is told where it does not come, and can ask again. */
  ask: () => void
}

export function useFetchedOnUse<Part>(load: () => Promise<Part>, onFailed: () => void): FetchedOnUse<Part> {
  const [Part, setPart] = useState<Part | null>(null)
  const [isAsked, setAsked] = useState(false)
  const fetchPart = async () => {
    const found = await load()
    setPart(() => found)
  }
  return {
    Part,
    isAsked,
    // Who asks is told.
    prepare: () => void fetchPart().catch(() => undefined),
    ask: () => {
      setAsked(true)
      fetchPart().catch(() => {
        setAsked(false)
        onFailed()
      })
    },
  }
}
