import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { localNumber } from '../shared/local-numbers.ts'
import { classNames } from './class-names.ts'

export type TabItem<Value extends string = string> = {
  value: Value
  label: string
  icon?: ReactNode
  count?: number
  content: ReactNode
}

export type TabsProps<Value extends string> = {
  label: string
  items: readonly TabItem<Value>[]
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  /** Keeps hidden panels in the page, for forms that span several tabs. */
  keepMounted?: boolean
  className?: string
}

/** The tabs pattern by hand: public pages use it, and the library's version weighs 9 KB more. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, defaultValue, onValueChange, keepMounted = false, className } = props
  const id = useId()
  const [ownValue, setOwnValue] = useState(defaultValue ?? items[0]?.value)
  const active = props.value ?? ownValue
  // What the page opens with is there at once; only what is chosen later fades in.
  const [hasChosen, setChosen] = useState(false)
  const choose = (value: Value) => {
    setChosen(true)
    setOwnValue(value)
    onValueChange?.(value)
  }
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-controls={`${id}-panel-${item.value}`}
            aria-selected={item.value === active}
            tabIndex={item.value === active ? 0 : -1}
            onClick={() => choose(item.value)}
            className={tabClass}
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && (
              <span className="rounded-full bg-line/80 px-2 text-caption tabular-nums">
                {localNumber(item.count)}
              </span>
            )}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== active}
          className={classNames('pt-6', hasChosen && !keepMounted && 'animate-fade-in')}
        >
          {(keepMounted || item.value === active) && item.content}
        </div>
      ))}
    </div>
  )
}

const tabClass =
  'relative -mb-px inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-sm border-b-2 border-transparent ' +
  'text-small font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-selected:border-action aria-selected:text-ink dark:aria-selected:border-ring [&_svg]:size-4'

/** Arrow keys follow the direction of the text, wrap around, and choose what they reach. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const current = tabs.findIndex((tab) => tab.matches(':focus'))
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const target = {
    ArrowRight: current + (isMirrored ? -1 : 1),
    ArrowLeft: current + (isMirrored ? 1 : -1),
    Home: 0,
    End: tabs.length - 1,
  }[event.key]
  if (target === undefined) return
  event.preventDefault()
  const tab = tabs.at(target % tabs.length)
  tab?.focus()
  tab?.click()
}
