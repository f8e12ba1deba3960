import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { useHintLook } from './section-hint-context.ts'

/** The line below a section's header; nothing where it has none. `className` says its size and colour. */
export function SectionSubheader({ text, className }: { text: string; className: string }) {
  const hintLook = useHintLook(text)
  return text ? (
    <Written as="p" className={classNames(className, hintLook)}>
      {text}
    </Written>
  ) : null
}
