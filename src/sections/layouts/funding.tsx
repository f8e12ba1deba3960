import { localNumber } from '../../shared/local-numbers.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { cardWords } from '../item-words.ts'
import { MissingItems } from '../missing-items.tsx'
import { filledItems, type NumberedItem } from '../numbered.ts'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionItemTitle } from '../section-item-title.tsx'
import { PictureCaption, SectionPicture } from '../section-picture.tsx'
import { SectionText } from '../section-text.tsx'
import { SectionTop } from '../section-top.tsx'

/** More steps than this would be too narrow for a stair. */
const maxStair = 4

/** Money that is given step by step: a stair, in front of the picture where there is one. */
export function Funding({ section, headingLevel }: SectionViewProps) {
  const items = filledItems(section.items)
  const image = section.images.find(({ url }) => url)
  const isInFront = items.length > 0 && items.length <= maxStair
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      tone="deep"
      className="flex flex-col gap-10 @3xl:gap-14"
    >
      <SectionTop section={section} />
      {items.length === 0 && <MissingItems />}
      {image ? (
        <figure>
          <div className="relative isolate overflow-clip rounded-2xl">
            <SectionPicture
              image={image}
              patternId={section.id}
              ratio={[1600, 800]}
              className={classNames(
                'aspect-video',
                isInFront && '@3xl:absolute @3xl:inset-0 @3xl:-z-10 @3xl:aspect-auto',
              )}
            />
            <Stair items={items} className={isInFront ? '@3xl:pt-[clamp(8rem,18cqi,15rem)]' : ''} />
          </div>
          <PictureCaption image={image} className="mt-3" />
        </figure>
      ) : (
        <Stair items={items} className="overflow-clip rounded-2xl" />
      )}
    </SectionFrame>
  )
}

function Stair({ items, className }: { items: NumberedItem[]; className: string }) {
  const isStair = items.length <= maxStair
  if (items.length === 0) return null
  return (
    <ol
      className={classNames(
        'grid',
        isStair ? '@3xl:auto-cols-fr @3xl:grid-flow-col' : '@2xl:grid-cols-2 @5xl:grid-cols-3',
        className,
      )}
    >
      {items.map((item) => (
        <Step key={item.number} item={item} count={items.length} isStair={isStair} />
      ))}
    </ol>
  )
}

const grounds = [
  'bg-[color-mix(in_oklab,var(--ink)_15%,var(--paper))]',
  'bg-[color-mix(in_oklab,var(--ink)_6%,var(--paper))]',
  'bg-[color-mix(in_oklab,var(--ink)_11%,var(--paper))]',
]
const rises = ['', '@3xl:mt-12', '@3xl:mt-24', '@3xl:mt-36']

type StepProps = { item: NumberedItem; count: number; isStair: boolean }

function Step({ item, count, isStair }: StepProps) {
  const { title, text } = cardWords(item)
  const isLast = item.number === count
  return (
    <li
      className={classNames(
        'flex flex-col gap-4 p-6 @4xl:p-8',
        isLast ? 'bg-(--section-accent) text-(--section-on-accent)' : grounds[item.number % grounds.length],
        isStair && rises[count - item.number],
      )}
    >
      <span className="flex items-start justify-between gap-4">
        <span className="text-figure tabular-nums">{localNumber(item.number)}</span>
        <Icon name={item.icon} className="size-7 stroke-[1.6]" />
      </span>
      <SectionItemTitle title={title} />
      <SectionText text={text} className="prose-measure" />
    </li>
  )
}
