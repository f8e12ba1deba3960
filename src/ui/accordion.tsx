import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; isOpen?: boolean }

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** Opening one closes the others. */
  exclusive?: boolean
  className?: string
}

/** Native details elements: found by the page search, open without scripts, printed as they stand. */
export function Accordion({ items, exclusive = false, className }: AccordionProps) {
  const name = useId()
  return (
    <div className={classNames('divide-y divide-line border-y border-line', className)}>
      {items.map((item) => (
        <details key={item.id} name={exclusive ? name : undefined} open={item.isOpen} className="group">
          <summary className="flex list-none items-center justify-between gap-4 rounded-sm py-4 font-medium [&::-webkit-details-marker]:hidden">
            {item.title}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="prose-measure pb-5 text-small text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
