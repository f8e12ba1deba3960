import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { cardWords } from '../item-words.ts'
import { MissingItems } from '../missing-items.tsx'
import { filledItems, type NumberedItem } from '../numbered.ts'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionItemTitle } from '../section-item-title.tsx'
import { SectionText } from '../section-text.tsx'
import { SectionTop } from '../section-top.tsx'

/** Cards in rows of three; a remainder makes the first rows wider instead of leaving a hole at the end. */
export function FeatureCards({ section, headingLevel }: SectionViewProps) {
  const items = filledItems(section.items)
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      tone="tint"
      className="flex flex-col gap-10 @3xl:gap-14"
    >
      <SectionTop section={section} />
      {items.length === 0 && <MissingItems />}
      {items.length > 0 && (
        <ul className="grid gap-4 @2xl:grid-cols-6 @4xl:gap-5">
          {items.map((item) => (
            <Card key={item.number} item={item} width={cardWidth(item.number, items.length)} />
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}

const widths = {
  third: '@2xl:col-span-3 @4xl:col-span-2',
  half: '@2xl:col-span-3',
  full: '@2xl:col-span-6',
}

function cardWidth(number: number, count: number): string {
  if (count === 1) return widths.full
  const halves = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0
  const width = number <= halves ? widths.half : widths.third
  // Two stand side by side where there is no room for three: an odd number begins with one alone.
  return classNames(width, number === 1 && count % 2 === 1 && '@max-4xl:@2xl:col-span-6')
}

function Card({ item, width }: { item: NumberedItem; width: string }) {
  const { title, text } = cardWords(item)
  return (
    <li
      className={classNames(
        'relative isolate flex flex-col gap-2 overflow-clip rounded-card border border-line bg-surface p-6 @2xl:pt-32 @4xl:p-8 @4xl:pt-40',
        width,
      )}
    >
      {/* A quarter of a sun in the corner. */}
      <span className="absolute -end-6 -top-6 -z-10 size-24 rounded-full bg-[color-mix(in_oklab,var(--section-primary)_12%,var(--surface))] dark:bg-[color-mix(in_oklab,var(--section-primary-ink)_13%,var(--surface))] @2xl:-end-12 @2xl:-top-12 @2xl:size-44 @4xl:size-52" />
      <Icon
        name={item.icon}
        className="absolute end-5 top-5 size-6 stroke-[1.6] text-(--section-primary-ink) @2xl:end-9 @2xl:top-9 @2xl:size-9"
      />
      <SectionItemTitle title={title} className="pe-20 text-h3 @2xl:pe-0" />
      <SectionText text={text} className="prose-measure text-muted" />
    </li>
  )
}
