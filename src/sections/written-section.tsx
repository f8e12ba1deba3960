import type { ComponentProps } from 'react'
import { WrittenAround } from '../ui/written.tsx'
import { sectionLanguage } from './section-language.ts'

type WrittenSectionProps = ComponentProps<'section'> & {
  /** What decides which way the whole of it runs. */
  written: Partial<Parameters<typeof sectionLanguage>[0]>
}

/** A section that is mirrored as a whole where it is written in Arabic. */
export function WrittenSection({ written, children, ...rest }: WrittenSectionProps) {
  const language = sectionLanguage({ header: '', subheader: '', content: '', ...written })
  return (
    <section {...language} {...rest}>
      <WrittenAround dir={language.dir}>{children}</WrittenAround>
    </section>
  )
}
