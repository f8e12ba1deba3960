import { classNames } from '../../ui/class-names.ts'
import { heroHeadingSize } from '../heading-size.ts'
import { Ripples } from '../ripples.tsx'
import { SectionActions } from '../section-actions.tsx'
import { alignItems } from '../section-align.ts'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionText } from '../section-text.tsx'

const columns = {
  left: {
    heading: '@3xl:col-span-10',
    text: '@3xl:col-span-7 @3xl:col-start-6',
  },
  center: {
    heading: '@3xl:col-span-10 @3xl:col-start-2',
    text: '@3xl:col-span-8 @3xl:col-start-3',
  },
  right: {
    heading: '@3xl:col-span-10 @3xl:col-start-3',
    text: '@3xl:col-span-7',
  },
}

/** A title on a plain colour: the words alone, set wide, with the rest hung below a rule. */
export function SimpleHero({ section, headingLevel }: SectionViewProps) {
  const { align, header, subheader, content } = section
  const hasText = Boolean(subheader || content.trim())
  return (
    <SectionFrame section={section} headingLevel={headingLevel} tone="fill">
      <Ripples align={align} />
      <div className="grid gap-x-6 gap-y-10 @3xl:grid-cols-12 @3xl:gap-y-14">
        <div className={classNames('flex flex-col', alignItems[align], columns[align].heading)}>
          <SectionHeading className={heroHeadingSize(header)} />
        </div>
        <div
          className={classNames(
            'flex flex-col gap-5',
            hasText && 'border-t-2 border-(--section-accent-ink) pt-6',
            alignItems[align],
            columns[align].text,
          )}
        >
          <SectionSubheader text={subheader} className="text-h3" />
          <SectionText text={content} className="prose-measure text-lead text-muted" />
          <SectionActions section={section} withSecondary={false} className="mt-2" />
        </div>
      </div>
    </SectionFrame>
  )
}
