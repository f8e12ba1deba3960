import { localNumber } from '../../shared/local-numbers.ts'
import { classNames } from '../../ui/class-names.ts'
import { sectionHeadingSize } from '../heading-size.ts'
import { cardWords } from '../item-words.ts'
import { MissingItems } from '../missing-items.tsx'
import { filledItems, type NumberedItem } from '../numbered.ts'
import { SectionActions } from '../section-actions.tsx'
import { alignItems } from '../section-align.ts'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionIntro } from '../section-intro.tsx'
import { SectionItemIcon } from '../section-item-icon.tsx'
import { SectionItemTitle } from '../section-item-title.tsx'
import { SectionText } from '../section-text.tsx'

/** A path down the page: the steps hang on a line, the words before them stay in sight while it is walked. */
export function Steps({ section, headingLevel }: SectionViewProps) {
  const { align } = section
  const items = filledItems(section.items)
  const isCentered = align === 'center'
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      tone="sunken"
      className={classNames('grid gap-x-20 gap-y-12', !isCentered && '@4xl:grid-cols-12')}
    >
      <div
        className={classNames(
          'flex flex-col gap-7',
          alignItems[align],
          !isCentered && '@4xl:sticky @4xl:top-28 @4xl:col-span-5 @4xl:self-start',
          align === 'right' && '@4xl:order-2',
        )}
      >
        <SectionIntro section={section} headingClassName={sectionHeadingSize(section.header)} />
        <SectionActions section={section} withSecondary={false} />
      </div>
      <div className={isCentered ? 'mx-auto w-full max-w-176' : '@4xl:col-span-7'}>
        {items.length === 0 && <MissingItems />}
        {items.length > 0 && (
          <ol>
            {items.map((item) => (
              <Step key={item.number} item={item} isLast={item.number === items.length} />
            ))}
          </ol>
        )}
      </div>
    </SectionFrame>
  )
}

function Step({ item, isLast }: { item: NumberedItem; isLast: boolean }) {
  const { title, text } = cardWords(item)
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 @2xl:grid-cols-[4rem_minmax(0,1fr)] @2xl:gap-x-8">
      <div className="flex flex-col items-center">
        <span
          className={classNames(
            'grid size-14 shrink-0 place-items-center rounded-full border-2 text-h3 tabular-nums @2xl:size-16',
            isLast
              ? 'border-transparent bg-(--section-primary) text-(--section-on-primary)'
              : 'border-(--section-primary-ink) text-(--section-primary-ink)',
          )}
        >
          {localNumber(item.number)}
        </span>
        {!isLast && (
          <span className="w-0.5 flex-1 bg-[color-mix(in_oklab,var(--section-primary-ink)_35%,transparent)]" />
        )}
      </div>
      <div className={classNames('flex flex-col gap-2 pt-3', !isLast && 'pb-12 @4xl:pb-16')}>
        <div className="flex items-start gap-3">
          <SectionItemTitle title={title} className="text-h2" />
          <SectionItemIcon name={item.icon} look="plain" className="mt-[0.35em]" />
        </div>
        <SectionText text={text} className="prose-measure text-muted" />
      </div>
    </li>
  )
}
