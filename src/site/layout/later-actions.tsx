import { type ComponentType, useEffect, useState } from 'react'
import { useScrolledBeyond } from './use-scrolled-beyond.ts'

const loadActions = () => import('./floating-actions.tsx')

const shownBeyond = 300

/** The floating actions. They appear after some scrolling, and are fetched then. */
export function LaterActions() {
  const isShown = useScrolledBeyond(shownBeyond)
  const [actions, setActions] = useState<{ Actions: ComponentType }>()
  useEffect(() => {
    if (!isShown) return
    loadActions().then(
      ({ FloatingActions }) => setActions({ Actions: FloatingActions }),
      // Cut off from the network the page does without them; they are tried again with the next scrolling.
      () => setActions(undefined),
    )
  }, [isShown])
  return isShown && actions ? <actions.Actions /> : null
}
