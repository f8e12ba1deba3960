import type { SectionImage } from '../../content/page-section/page-section.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Written } from '../../ui/written.tsx'
import { MissingItems } from '../missing-items.tsx'
import { filledItems, type NumberedItem } from '../numbered.ts'
import { SectionCounter } from '../section-counter.tsx'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionItemTitle } from '../section-item-title.tsx'
import { SectionPicture } from '../section-picture.tsx'
import { SectionText } from '../section-text.tsx'
import { SectionTop } from '../section-top.tsx'

/** Results as cards, a wide one and a narrow one in turn; the first pictures belong to the first cards. */
export function Portfolio({ section, headingLevel }: SectionViewProps) {
  const items = filledItems(section.items)
  return (
    <SectionFrame section={section} headingLevel={headingLevel} className="flex flex-col gap-10 @3xl:gap-14">
      <SectionTop section={section} />
      {items.length === 0 && <MissingItems />}
      {items.length > 0 && (
        <ul className="grid gap-4 @2xl:grid-cols-12 @4xl:gap-5">
          {items.map((item) => (
            <Result
              key={item.number}
              item={item}
              image={section.images[item.number - 1]}
              width={widthOf(item.number, items.length)}
            />
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}

type Width = keyof typeof widths

const widths = { full: '@2xl:col-span-12', wide: '@2xl:col-span-7', narrow: '@2xl:col-span-5' }

/** Wide and narrow, narrow and wide; the last of an odd number has a row for itself. */
function widthOf(number: number, count: number): Width {
  if (number === count && count % 2 === 1) return 'full'
  return number % 4 === 1 || number % 4 === 0 ? 'wide' : 'narrow'
}

const fills = [
  'bg-(--section-primary) text-(--section-on-primary)',
  'bg-(--section-accent) text-(--section-on-accent)',
  'bg-(--section-secondary) text-(--section-on-secondary)',
]

/** The wide cards are filled with the section's three colours in turn. */
function lookOf(number: number, width: Width): string {
  if (width === 'wide') return fills[Math.floor((number - 1) / 2) % fills.length] ?? ''
  return 'border border-line bg-surface [--figure:var(--section-primary-ink)]'
}

type ResultProps = { item: NumberedItem; image: SectionImage | undefined; width: Width }

function Result({ item, image, width }: ResultProps) {
  const isFull = width === 'full'
  return (
    <li
      className={classNames(
        'flex flex-col overflow-clip rounded-card',
        widths[width],
        lookOf(item.number, width),
        isFull && image?.url && '@3xl:grid @3xl:grid-cols-2',
      )}
    >
      {image?.url && (
        <SectionPicture
          image={image}
          patternId={item.title}
          className={classNames('relative aspect-video @2xl:aspect-auto @2xl:h-64', isFull && '@3xl:h-full')}
          imageClassName="absolute inset-0"
        />
      )}
      <div className="flex flex-1 flex-col justify-between gap-10 p-6 @4xl:gap-14 @4xl:p-8">
        <div className="flex items-start justify-between gap-6">
          <div className="flex flex-col gap-1.5">
            <SectionItemTitle title={item.title} />
            <SectionText text={item.description} className="prose-measure" />
          </div>
          <Icon name={item.icon} className="size-7 shrink-0 stroke-[1.6]" />
        </div>
        <Figure stat={item.stat} label={item.label} />
      </div>
    </li>
  )
}

function Figure({ stat, label }: Pick<NumberedItem, 'stat' | 'label'>) {
  if (!stat && !label) return null
  return (
    <p className="flex flex-col gap-1">
      {stat && <SectionCounter figure={stat} className="text-figure text-(--figure,currentColor)" />}
      {label && (
        <Written as="span" className="text-h3 font-normal">
          {label}
        </Written>
      )}
    </p>
  )
}
