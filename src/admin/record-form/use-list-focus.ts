import { useCallback, useEffect, useRef } from 'react'

type Target = 'up' | 'down' | 'remove' | 'fields'

/**
 * Keeps the focus with an item that was added, moved or removed by buttons: `focus(index, 'up')` beside the change of the list.
 * Items carry data-item, their buttons data-move, what holds their fields data-fields.
 */
export function useListFocus(listId: string): (index: number, target: Target) => void {
  const wish = useRef<{ index: number; target: Target }>(null)
  // The item is there only once the changed list has been drawn.
  useEffect(() => {
    if (!wish.current) return
    if (focusInList(listId, wish.current.index, wish.current.target)) wish.current = null
  })
  return useCallback((index, target) => {
    wish.current = { index, target }
  }, [])
}

/** Whether the item is there. */
export function focusInList(listId: string, index: number, target: Target): boolean {
  const item = document.getElementById(listId)?.querySelector(`:scope > [data-item="${index}"]`)
  if (!item) return false
  const found = target === 'fields' ? firstField(item) : moveButton(item, target)
  found?.focus()
  return true
}

function firstField(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(
    '[data-fields] :is(input:not([type=file], [type=radio]), textarea, select, button)',
  )
}

function moveButton(item: Element, direction: string): HTMLElement | null {
  // At either end the button in that direction is off; the other one is near.
  return (
    item.querySelector<HTMLElement>(`[data-move="${direction}"]:enabled`) ??
    item.querySelector<HTMLElement>('[data-move]:enabled')
  )
}
