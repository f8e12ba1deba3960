import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
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

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, keepMounted, className } = props
  return (
    <Primitive.Root
      value={value}
      defaultValue={props.defaultValue ?? (value === undefined ? items[0]?.value : undefined)}
      onValueChange={(next) => {
        const item = items.find((each) => each.value === next)
        if (item) onValueChange?.(item.value)
      }}
      className={className}
    >
      <Primitive.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <TabTrigger key={item.value} item={item} />
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content
          key={item.value}
          value={item.value}
          {...(keepMounted ? { forceMount: true } : {})}
          className={classNames('pt-6 data-[state=inactive]:hidden', !keepMounted && 'animate-fade-in')}
        >
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}

function TabTrigger({ item }: { item: TabItem }) {
  return (
    <Primitive.Trigger
      value={item.value}
      className="relative -mb-px inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-sm border-b-2 border-transparent text-small font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-action data-[state=active]:text-ink dark:data-[state=active]:border-ring [&_svg]:size-4"
    >
      {item.icon}
      {item.label}
      {item.count !== undefined && (
        <span className="rounded-full bg-line/80 px-2 text-caption tabular-nums">{item.count}</span>
      )}
    </Primitive.Trigger>
  )
}
