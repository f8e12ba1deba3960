import { useLayoutEffect, useRef, useState } from 'react'
import { useTooltipTarget } from './use-tooltip-target.ts'

/** From the edges of the window. */
const roomPx = 8

/**
 * Shows the names of buttons and links that are drawn as icons: of those with `data-tooltip`, their `aria-label`. Stands once
 * in an area. Those who hear the page know the name already, so the words are for the eyes alone.
 */
export function Tooltips() {
  const target = useTooltipTarget()
  return target && <Words key={target.getAttribute('aria-label')} target={target} />
}

function Words({ target }: { target: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null)
  const [isGone, setGone] = useState(false)
  useLayoutEffect(() => {
    if (box.current) place(box.current, target.getBoundingClientRect())
    // What it names may be taken away by something else than those who point at it.
    const watch = new MutationObserver(() => setGone(!target.isConnected))
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [target])
  if (isGone) return null
  return (
    // The padding bridges the gap, so that a pointer can move onto the words.
    <div
      ref={box}
      aria-hidden="true"
      data-tooltip-words=""
      className="fixed top-0 z-60 w-max max-w-64 animate-fade-in py-1.5"
    >
      <p className="rounded-md bg-ink px-2.5 py-1.5 text-caption text-paper shadow-float">
        {target.getAttribute('aria-label')}
      </p>
    </div>
  )
}

/** Above and in the middle; below where there is no room, and never beyond the window. */
function place(box: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = box
  const farthest = document.documentElement.clientWidth - offsetWidth - roomPx
  box.style.left = `${Math.max(roomPx, Math.min(left + width / 2 - offsetWidth / 2, farthest))}px`
  box.style.top = `${top - offsetHeight < roomPx ? bottom : top - offsetHeight}px`
}
