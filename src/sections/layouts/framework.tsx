import { Link2 } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Written } from '../../ui/written.tsx'
import { type FrameworkPart, frameworkParts } from '../framework-parts.ts'
import { cardWords } from '../item-words.ts'
import { MissingItems } from '../missing-items.tsx'
import type { NumberedItem } from '../numbered.ts'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionItemTitle } from '../section-item-title.tsx'
import { PictureCaption, SectionPicture } from '../section-picture.tsx'
import { SectionText } from '../section-text.tsx'
import { SectionTop } from '../section-top.tsx'

/** Two columns of parts that share their edges, with a link where they meet. */
export function Framework({ section, headingLevel }: SectionViewProps) {
  const parts = frameworkParts(section.items)
  const image = section.images.find(({ url }) => url)
  return (
    <SectionFrame section={section} headingLevel={headingLevel} className="flex flex-col gap-10 @3xl:gap-14">
      <SectionTop section={section} />
      {image && (
        <figure>
          <SectionPicture
            image={image}
            patternId={section.id}
            ratio={[1600, 600]}
            className="aspect-video rounded-2xl @2xl:aspect-8/3"
          />
          <PictureCaption image={image} className="mt-3" />
        </figure>
      )}
      {parts.length === 0 && <MissingItems />}
      {parts.length > 0 && (
        <ul className="isolate grid gap-px overflow-clip rounded-2xl border border-line bg-line @3xl:grid-cols-2">
          {parts.map((part) => (
            <Part key={part.number} part={part} count={parts.length} />
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}

const shades = [
  '[--part:var(--section-primary)] [--part-ink:var(--section-primary-ink)]',
  '[--part:var(--section-accent)] [--part-ink:var(--section-accent-ink)]',
  '[--part:var(--section-secondary)] [--part-ink:var(--section-secondary-ink)]',
]

function Part({ part, count }: { part: FrameworkPart; count: number }) {
  const { number, label, items } = part
  const isAlone = number === count && count % 2 === 1
  return (
    <li
      className={classNames(
        'relative bg-[color-mix(in_oklab,var(--part)_9%,var(--paper))] px-[clamp(1.75rem,4.5cqi,3.5rem)] py-[clamp(2.75rem,4.5cqi,3.5rem)] dark:bg-[color-mix(in_oklab,var(--part-ink)_11%,var(--paper))]',
        shades[(number - 1) % shades.length],
        isAlone && '@3xl:col-span-2',
      )}
    >
      {label ? (
        <>
          <SectionItemTitle title={label} className="mb-6 text-h2 text-(--part-ink)" />
          <ul className={classNames('grid gap-x-12 gap-y-7', isAlone && '@3xl:grid-cols-2')}>
            {items.map((item) => (
              <Member key={item.number} item={item} />
            ))}
          </ul>
        </>
      ) : (
        items.map((item) => <Single key={item.number} item={item} />)
      )}
      {number < count && <Joint number={number} count={count} />}
    </li>
  )
}

function Single({ item }: { item: NumberedItem }) {
  const { title, text } = cardWords(item)
  return (
    <>
      <Icon name={item.icon} className="mb-4 size-9 stroke-[1.6] text-(--part-ink) @3xl:mb-10" />
      <SectionItemTitle title={title} className="mb-1.5 text-h2" />
      <SectionText text={text} className="prose-measure text-muted" />
    </>
  )
}

function Member({ item }: { item: NumberedItem }) {
  return (
    <li className="flex gap-4">
      <Icon name={item.icon} className="mt-0.5 size-6 shrink-0 text-(--part-ink)" />
      <div className="flex flex-col gap-1.5">
        <Written as="p" className="text-h3">
          {item.title}
        </Written>
        <SectionText text={item.description} className="prose-measure text-muted" />
      </div>
    </li>
  )
}

/** Between two parts where they stand below each other; where there are two columns, on the line between them. */
function Joint({ number, count }: { number: number; count: number }) {
  const isCrossing = number % 2 === 1 && number + 2 <= count
  const isBetween = number === 1 && count === 2
  return (
    <span
      className={classNames(
        'absolute inset-x-0 -bottom-5 z-1 mx-auto grid size-10 place-items-center rounded-full bg-(--section-primary) text-(--section-on-primary) @5xl:-bottom-6 @5xl:size-12',
        'outline-[0.375rem] outline-[color-mix(in_oklab,var(--section-primary)_14%,var(--paper))] @5xl:outline-[0.625rem]',
        (isCrossing || isBetween) && '@3xl:start-auto @3xl:-end-5 @3xl:mx-0 @5xl:-end-6',
        isBetween && '@3xl:inset-y-0 @3xl:my-auto',
        !isCrossing && !isBetween && '@3xl:hidden',
      )}
    >
      <Link2 aria-hidden="true" className="size-5" />
    </span>
  )
}
