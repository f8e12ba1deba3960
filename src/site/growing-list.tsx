import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import * as messages from './messages/site-messages.ts'

interface GrowingListProps<T extends { id: string }> {
  items: readonly T[]
  /** How many are shown at first, and added at a time. */
  step: number
  className: string
  itemClassName?: (index: number) => string
  children: (item: T, index: number) => ReactNode
}

/** A list that shows its beginning, and more on demand; the focus then goes to the first new one. */
export function GrowingList<T extends { id: string }>(props: GrowingListProps<T>) {
  const { items, step, className, itemClassName, children } = props
  const [shown, setShown] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('a, button')?.focus()
    firstNew.current = null
  }, [shown])
  const rest = items.length - shown
  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, shown).map((item, index) => (
          <li key={item.id} className={itemClassName?.(index)}>
            {children(item, index)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-10 text-center">
          <Button
            variant="secondary"
            onClick={() => {
              firstNew.current = shown
              setShown(shown + step)
            }}
          >
            {messages.frame.showMore(Math.min(rest, step))}
          </Button>
        </p>
      )}
    </>
  )
}
