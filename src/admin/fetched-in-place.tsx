import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Alert } from '../ui/alert.tsx'
import { AlertButton } from '../ui/alert-button.tsx'
import { fetchedInPlaceTexts as texts } from './fetched-in-place-texts.ts'
import { LoadingPart } from './loading-part.tsx'

type Part<Props extends object> = (props: Props) => ReactNode

interface Waiting {
  /** Said while it is on its way. */
  text?: string
  /** Of its size. */
  className: string
  /** It may be out of sight: where it does not come, the screen moves to the message. */
  isCalled?: boolean
}

/**
 * A part of a form that is fetched when it is to be shown. Where it does not come, that is said in its place and can be
 * tried again: a form with unsaved work in it must not fall to the error page of its screen, as it would by `lazy`.
 */
export function fetchedInPlace<Props extends object>(
  load: () => Promise<Part<Props>>,
  { isCalled = false, ...waiting }: Waiting = { className: 'h-40 w-full' },
) {
  let found: Part<Props> | undefined
  const places = new Set<() => void>()
  const subscribe = (onFound: () => void) => {
    places.add(onFound)
    return () => void places.delete(onFound)
  }
  const bring = async () => {
    found ??= await load()
    for (const draw of places) draw()
  }
  function InPlace(props: Props) {
    // However many places it has, they are filled together.
    const Found = useSyncExternalStore(subscribe, () => found)
    const [state, setState] = useState<'coming' | 'failed' | 'retried'>('coming')
    const fetchPart = () => void bring().catch(() => setState('failed'))
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
    useEffect(() => {
      if (!Found) fetchPart()
    }, [])
    const retry = () => {
      setState('retried')
      fetchPart()
    }
    if (!Found && state === 'failed') return <Failure isCalled={isCalled} onRetry={retry} />
    if (!Found) return <LoadingPart {...waiting} />
    if (state !== 'retried') return <Found {...props} />
    // The button that was pressed is gone with its message.
    return (
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <Found {...props} />
      </div>
    )
  }
  /** Where it is likely to be shown soon. Whoever comes to see it is told when it does not come. */
  const prepare = () => void bring().catch(() => undefined)
  return { InPlace, prepare }
}

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

function Failure({ isCalled, onRetry }: { isCalled: boolean; onRetry: () => void }) {
  return (
    <div ref={isCalled ? bringIntoSight : undefined} className="scroll-m-24">
      <Alert
        tone="danger"
        title={texts.failed}
        action={<AlertButton onClick={onRetry}>{texts.retry}</AlertButton>}
      >
        {texts.failedHint}
      </Alert>
    </div>
  )
}
