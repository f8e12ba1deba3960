import { Written } from '../ui/written.tsx'
import { useItemHeading } from './section-frame-context.ts'

type SectionItemTitleProps = {
  title: string
  /** Says its size. */
  className?: string
}

/** The title of an item, as a heading one level below the section's; nothing where it has none. */
export function SectionItemTitle({ title, className = 'text-h3' }: SectionItemTitleProps) {
  const Heading = useItemHeading()
  if (!title) return null
  return (
    <Written as={Heading} className={className}>
      {title}
    </Written>
  )
}
