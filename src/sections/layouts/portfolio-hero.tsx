import { portfolioHeroMaxStats } from '../../content/page-section/section-limits.ts'
import { classNames } from '../../ui/class-names.ts'
import { heroHeadingSize } from '../heading-size.ts'
import { SectionActions } from '../section-actions.tsx'
import { alignItems } from '../section-align.ts'
import { SectionFigures } from '../section-figures.tsx'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionPicture } from '../section-picture.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionText } from '../section-text.tsx'
import { sectionTexts } from '../section-texts.ts'

const columnsFor = ['', '', '@3xl:grid-cols-2', '@3xl:grid-cols-3', '@3xl:grid-cols-4']

/** Words above, a wide picture below, and up to four figures on a card that laps over both. */
export function PortfolioHero({ section, headingLevel, isFirst }: SectionViewProps) {
  const { align, header, subheader, content, images, items, id } = section
  const figures = items.slice(0, portfolioHeroMaxStats)
  const isCentered = align === 'center'
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      className="pt-[calc(var(--spacing-section)*0.75)]"
    >
      <div
        className={classNames(
          'flex flex-col gap-6',
          alignItems[align],
          !isCentered && '@4xl:grid @4xl:grid-cols-12 @4xl:items-start @4xl:gap-x-12',
        )}
      >
        <div className={classNames('flex flex-col gap-4', alignItems[align], '@4xl:col-span-7')}>
          <SectionSubheader text={subheader} className="text-lead font-medium text-(--section-accent-ink)" />
          <SectionHeading className={heroHeadingSize(header)} />
        </div>
        <div
          className={classNames('flex max-w-measure flex-col gap-6', alignItems[align], '@4xl:col-span-5')}
        >
          <SectionText text={content} className="text-lead text-muted" />
          <SectionActions section={section} />
        </div>
      </div>
      <SectionPicture
        image={images[0]}
        patternId={id}
        missingText={sectionTexts.missingHeroImage}
        isPriority={isFirst}
        ratio={[1920, 800]}
        className="mt-12 aspect-4/3 rounded-2xl @2xl:aspect-12/5"
      />
      {figures.length > 0 && (
        <SectionFigures
          items={figures}
          className={classNames(
            'relative mx-4 -mt-12 grid gap-px overflow-clip rounded-card border border-line bg-line @2xl:mx-10 @5xl:-mt-20',
            figures.length > 1 && 'grid-cols-2',
            columnsFor[figures.length],
          )}
          itemClassName="bg-raised p-5 @4xl:p-8 max-@3xl:last:odd:col-span-2"
        />
      )}
    </SectionFrame>
  )
}
