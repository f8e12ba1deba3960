import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { AlertButton } from '../ui/alert-button.tsx'
import { FailureBoundary } from '../ui/failure-boundary.tsx'
import { lazyPartTexts as texts } from './lazy-part-texts.ts'
import { LoadingPart } from './loading-part.tsx'

type Part<Props extends object> = (props: Props) => ReactNode

interface LazyPartOptions<Props extends object> {
  /** Shown in its place until it is loaded. */
  Fallback?: Part<Props>
}

/** Its code did not come; what fails while it is drawn is for the error page of the screen. */
class PartNotLoaded extends Error {}

/**
 * A part of a screen whose code is loaded when it is first rendered. If that fails, its place says so and offers another try;
 * the form around it keeps what was typed.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  { Fallback = DefaultFallback }: LazyPartOptions<Props> = {},
): Part<Props> {
  const newLazy = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // `lazy` remembers a failed import.
        latest = newLazy()
        throw new PartNotLoaded('A part of the screen could not be loaded', { cause: error })
      }
    })
  let latest = newLazy()
  return function LazyPart(props: Props) {
    const [LoadedPart, setLoadedPart] = useState(() => latest)
    const [isRetried, setRetried] = useState(false)
    const retry = () => {
      setRetried(true)
      setLoadedPart(() => latest)
    }
    const part = (
      <FailureBoundary
        place={LoadedPart}
        failure={<Failure onRetry={retry} />}
        isFor={(error) => error instanceof PartNotLoaded}
      >
        <Suspense fallback={<Fallback {...props} />}>
          <LoadedPart {...props} />
        </Suspense>
      </FailureBoundary>
    )
    return isRetried ? <FocusHere>{part}</FocusHere> : part
  }
}

const DefaultFallback = () => <LoadingPart className="h-40 w-full" />

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title={texts.failed}
      action={<AlertButton onClick={onRetry}>{texts.retry}</AlertButton>}
    >
      {texts.failedHint}
    </Alert>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The button that was pressed is gone with its message: the next Tab goes on from here. */
function FocusHere({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
