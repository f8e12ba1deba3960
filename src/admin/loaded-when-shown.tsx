import { lazy, type ReactNode, Suspense } from 'react'
import { LoadingPart } from './loading-part.tsx'

/** A part that its screen does without at first, such as one of its forms: it is fetched when it is to be shown. */
export function loadedWhenShown<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
): (props: Props) => ReactNode {
  const Part = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<LoadingPart className="h-40 w-full" />}>
      <Part {...props} />
    </Suspense>
  )
}
