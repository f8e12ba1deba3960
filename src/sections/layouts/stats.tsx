import type { CSSProperties } from 'react'
import type { PageSection } from '../../content/page-section/page-section.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Written } from '../../ui/written.tsx'
import { figureWords } from '../item-words.ts'
import { MissingItems } from '../missing-items.tsx'
import { filledItems, type NumberedItem } from '../numbered.ts'
import { alignItems } from '../section-align.ts'
import { SectionCounter } from '../section-counter.tsx'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionIntro } from '../section-intro.tsx'
import { SectionItemIcon } from '../section-item-icon.tsx'

type Align = PageSection['align']

/** One figure that fills the room, up to four others beside it; below it where they are more, or centred. */
export function Stats({ section, headingLevel }: SectionViewProps) {
  const { align } = section
  const [first, ...others] = filledItems(section.items)
  const sides = align !== 'center' && others.length <= 4 ? besideFor(align, others.length) : undefined
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      tone="deep"
      className="flex flex-col gap-12 @4xl:gap-16"
    >
      <SectionIntro section={section} />
      {!first && <MissingItems />}
      {first && (
        <dl className="grid grid-cols-12 gap-x-[clamp(1rem,4cqi,3rem)]">
          <LeadFigure item={first} align={align} className={sides?.lead} />
          {others.map((item) => (
            <Figure
              key={item.number}
              item={item}
              align={align}
              className={sides?.other ?? belowFor(others.length)}
            />
          ))}
        </dl>
      )}
    </SectionFrame>
  )
}

const rowSpans = ['', '', '@4xl:row-span-2', '@4xl:row-span-3', '@4xl:row-span-4']

function besideFor(align: Exclude<Align, 'center'>, others: number) {
  const places = {
    left: { lead: '@4xl:col-start-1 @4xl:col-end-8', other: '@4xl:col-start-8 @4xl:col-end-13' },
    right: { lead: '@4xl:col-start-6 @4xl:col-end-13', other: '@4xl:col-start-1 @4xl:col-end-6' },
  }[align]
  return {
    lead: `${places.lead} @4xl:row-start-1 @4xl:self-end ${rowSpans[others]}`,
    other: `col-span-12 ${others % 2 === 0 ? '@2xl:col-span-6' : ''} ${places.other}`,
  }
}

function belowFor(others: number): string {
  if (others === 1) return 'col-span-12'
  if (others === 2) return 'col-span-6'
  return others % 4 === 0 ? 'col-span-6 @3xl:col-span-3' : 'col-span-6 @3xl:col-span-4'
}

type FigureProps = { item: NumberedItem; align: Align; className?: string }

function LeadFigure({ item, align, className }: FigureProps) {
  const { figure, label } = figureWords(item)
  // As large as its letters allow: a long figure stays on its line.
  const size: CSSProperties & Record<'--letters', number> = {
    '--letters': Math.max(figure.length, 3),
  }
  return (
    <div
      style={size}
      className={classNames(
        'col-span-12 flex flex-col-reverse justify-end gap-5 pb-10',
        alignItems[align],
        className,
      )}
    >
      <Written as="dt" className="max-w-96 text-h3 font-normal">
        {label}
      </Written>
      <dd className={classNames('flex max-w-full flex-col gap-6', alignItems[align])}>
        <SectionItemIcon name={item.icon} look="plain" className="[&_svg]:size-9" />
        <SectionCounter
          figure={figure}
          className="text-[clamp(2.5rem,calc(118cqi/var(--letters)),9rem)] leading-[0.95] font-[640] tracking-[-0.05em] @4xl:text-[clamp(3rem,calc(min(66cqi,60rem)/var(--letters)),13rem)]"
        />
      </dd>
    </div>
  )
}

function Figure({ item, align, className }: FigureProps) {
  const { figure, label } = figureWords(item)
  return (
    <div
      className={classNames(
        'flex flex-col-reverse justify-end gap-2 border-t border-line py-6',
        alignItems[align],
        className,
      )}
    >
      <Written as="dt" text={label} className="flex items-start gap-2.5 text-muted">
        <Icon name={item.icon} className="mt-1 size-5 shrink-0 text-(--section-primary-ink)" />
        {label}
      </Written>
      <dd>
        <SectionCounter figure={figure} delay={item.number * 100} className={sizeOf(figure)} />
      </dd>
    </div>
  )
}

function sizeOf(figure: string): string {
  if (figure.length <= 5) return 'text-figure'
  return figure.length <= 10 ? 'text-h1' : 'text-h2'
}
