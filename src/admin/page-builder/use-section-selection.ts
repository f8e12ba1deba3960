import { useCallback, useMemo, useRef, useState } from 'react'

/** Which section the editor works on: its card is open, the preview shows it. */
export interface SectionSelection {
  openId: string | null
  toggle: (id: string) => void
  close: (id: string) => void
  /** Opens the card and brings it into sight. */
  open: (id: string) => void
  /** Brings the section into sight in the preview. */
  show: (id: string) => void
}

/** `onShow` scrolls the preview; without a preview there is nothing to scroll. */
export function useSectionSelection(onShow?: (id: string) => void): SectionSelection {
  const [openId, setOpenId] = useState<string | null>(null)
  const latest = useRef(onShow)
  latest.current = onShow
  const show = useCallback((id: string) => afterDrawing(() => latest.current?.(id)), [])
  return useMemo(
    () => ({
      openId,
      toggle: (id) => {
        setOpenId(id === openId ? null : id)
        if (id !== openId) show(id)
      },
      close: (id) => setOpenId((current) => (current === id ? null : current)),
      open: (id) => {
        setOpenId(id)
        show(id)
        afterDrawing(() => scrollToCard(id))
      },
      show,
    }),
    [openId, show],
  )
}

function scrollToCard(id: string): void {
  const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)
  card?.closest('li')?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}

/** Twice: the first frame is drawn before the change, the second with it. */
function afterDrawing(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then))
}
