import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

const looks = {
  /** A tinted disc that takes the section's primary colour. */
  disc: 'size-12 rounded-full bg-[color-mix(in_oklab,var(--section-primary)_12%,transparent)] text-(--section-primary-ink) [&_svg]:size-5.5',
  /** The same in full colour. */
  solid: 'size-12 rounded-full bg-(--section-primary) text-(--section-on-primary) [&_svg]:size-5.5',
  plain: 'w-fit text-(--section-primary-ink) [&_svg]:size-6',
}

type SectionItemIconProps = {
  /** A stored name; Star where it is unknown. */
  name: string
  look?: keyof typeof looks
  className?: string
}

export function SectionItemIcon({ name, look = 'disc', className }: SectionItemIconProps) {
  return (
    <span className={classNames('inline-grid shrink-0 place-items-center', looks[look], className)}>
      <Icon name={name} fallback="Star" />
    </span>
  )
}
