import { useCallback } from 'react'

/**
 * Keeps the focus with an item that was moved or removed by its buttons: `focus(index, 'up')` after the list has changed.
 * Items carry data-item, their buttons data-move.
 */
export function useListFocus(listId: string): (index: number, button: string) => void {
  return useCallback(
    (index, button) => {
      requestAnimationFrame(() => {
        const item = document.getElementById(listId)?.querySelector(`:scope > [data-item="${index}"]`)
        const wanted = item?.querySelector<HTMLButtonElement>(`[data-move="${button}"]:enabled`)
        // At either end the button in that direction is off; the other one is near.
        const other = item?.querySelector<HTMLButtonElement>('[data-move]:enabled')
        ;(wanted ?? other)?.focus()
      })
    },
    [listId],
  )
}
