import { useState } from 'react'
import type { SectionViewProps } from './section-frame.tsx'

/** A section whose view could not be loaded: as the server has drawn it, or else its words as they were typed. */
export function KeptSection({
  section: { id, layout, header, content },
  headingLevel = 2,
}: SectionViewProps) {
  const [drawn] = useState(() => {
    const there = document.getElementById(id)
    return there?.dataset.layout === layout ? { __html: there.innerHTML } : undefined
  })
  const Heading = `h${headingLevel}` as const
  if (drawn) {
    return (
      <section
        id={id}
        data-layout={layout}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already; React leaves it alone
        dangerouslySetInnerHTML={drawn}
        suppressHydrationWarning
      />
    )
  }
  return (
    <section id={id} className="page-width py-section">
      <Heading className="text-h2">{header}</Heading>
      <p className="whitespace-pre-line">{content}</p>
    </section>
  )
}
