import type { CSSProperties } from 'react'
import { imageWith } from '../../content/page-section/blank-section.ts'
import type { SectionImage } from '../../content/page-section/page-section.ts'
import {
  logoGridLogosPerRow,
  logoGridMaxItems,
  logoGridMaxLogos,
} from '../../content/page-section/section-limits.ts'
import { classNames } from '../../ui/class-names.ts'
import { Written } from '../../ui/written.tsx'
import { LogoPlate } from '../logo-plate.tsx'
import { filledItems, type NumberedItem, numbered } from '../numbered.ts'
import { alignRow } from '../section-align.ts'
import { useSectionData } from '../section-context.tsx'
import { SectionCounter } from '../section-counter.tsx'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionIntro } from '../section-intro.tsx'
import { SectionItemIcon } from '../section-item-icon.tsx'
import { SectionItemTitle } from '../section-item-title.tsx'
import { SectionText } from '../section-text.tsx'

const emptyPlaces = Array.from({ length: logoGridLogosPerRow }, () => imageWith(''))
/** Fewer than this would be plates as large as posters. */
const minPerRow = 4

/** Marks in rows of six, and up to three facts below a rule. */
export function LogoGrid({ section, headingLevel }: SectionViewProps) {
  const items = filledItems(section.items).slice(0, logoGridMaxItems)
  return (
    <SectionFrame section={section} headingLevel={headingLevel} className="flex flex-col gap-10 @3xl:gap-12">
      <SectionIntro section={section} />
      <Logos images={section.images} align={section.align} />
      {items.length > 0 && (
        <ul className="grid gap-x-12 border-t border-line @3xl:auto-cols-fr @3xl:grid-flow-col">
          {items.map((item) => (
            <Fact key={item.number} item={item} />
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}

type LogosProps = { images: readonly SectionImage[]; align: keyof typeof alignRow }

function Logos({ images, align }: LogosProps) {
  const { isPreview } = useSectionData()
  const named = images.filter(({ url, alt }) => url || alt || isPreview)
  const logos = numbered(named.length === 0 && isPreview ? emptyPlaces : named).slice(0, logoGridMaxLogos)
  if (logos.length === 0) return null
  const columns: CSSProperties & Record<'--per-row' | '--per-narrow-row', number> = {
    '--per-row': Math.min(Math.max(logos.length, minPerRow), logoGridLogosPerRow),
    '--per-narrow-row': logos.length % 4 === 0 ? 4 : 3,
  }
  return (
    <ul style={columns} className={classNames('flex flex-wrap gap-3', alignRow[align])}>
      {logos.map((logo) => (
        <li
          key={logo.number}
          className="w-[calc((100%-0.75rem)/2)] @xl:w-[calc((100%-(var(--per-narrow-row)-1)*0.75rem)/var(--per-narrow-row))] @4xl:w-[calc((100%-(var(--per-row)-1)*0.75rem)/var(--per-row))]"
        >
          <LogoPlate image={logo} />
        </li>
      ))}
    </ul>
  )
}

function Fact({ item }: { item: NumberedItem }) {
  return (
    <li className="flex flex-col gap-2 pt-8">
      {item.stat ? (
        <p className="mb-2 flex flex-col gap-1">
          <SectionCounter figure={item.stat} className="text-figure text-(--section-primary-ink)" />
          {item.label && (
            <Written as="span" className="text-muted">
              {item.label}
            </Written>
          )}
        </p>
      ) : (
        <SectionItemIcon name={item.icon} look="plain" className="mb-2" />
      )}
      <SectionItemTitle title={item.title} />
      <SectionText text={item.description} className="prose-measure text-muted" />
    </li>
  )
}
