import { type ComponentType, useState } from 'react'

/** Something that is fetched when somebody turns to it, so that the screen around it is there sooner. */
interface FetchedOnUse<Props> {
  /** Null until it has come. */
  Part: ComponentType<Props> | null
  /** Asked for by somebody, who waits for it. */
  isAsked: boolean
  /** It is likely to be asked for. */
  prepare: () => void
  /** Whoever asks is told where it does not come, and can ask again. */
  ask: () => void
}

export function useFetchedOnUse<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void,
): FetchedOnUse<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
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
