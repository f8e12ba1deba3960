import type { SectionItem } from '../content/page-section/page-section.ts'
import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { SectionItemIcon } from './section-item-icon.tsx'

type SectionFiguresProps = {
  items: readonly SectionItem[]
  className?: string
  itemClassName?: string
}

/** Figures with their labels as a list of terms; an item without a figure shows its title in its place. */
export function SectionFigures({ items, className, itemClassName }: SectionFiguresProps) {
  return (
    <dl className={className}>
      {items.map((item, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike
          key={index}
          className={classNames('flex flex-col-reverse justify-end gap-2', itemClassName)}
        >
          <Written as="dt" className="text-small text-muted">
            {item.label || item.description}
          </Written>
          <dd className="flex flex-col gap-3">
            <SectionItemIcon name={item.icon} look="plain" />
            <span className="text-[clamp(1.6rem,0.9rem+1.9cqi,3.25rem)] leading-none font-semibold tracking-[-0.03em] text-(--section-primary-ink) tabular-nums">
              <bdi>{item.stat || item.title}</bdi>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
