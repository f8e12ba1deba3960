import { classNames } from '../../ui/class-names.ts'
import { RiverLines } from '../river-lines.tsx'
import { SectionActions } from '../section-actions.tsx'
import { alignItems } from '../section-align.ts'
import { sectionLook } from '../section-colors.ts'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionText } from '../section-text.tsx'

/** A closing band: what to do next on one side, the buttons on the other. */
export function CallToAction({ section, headingLevel }: SectionViewProps) {
  const { align, subheader, content } = section
  const { theme, style } = sectionLook(section, 'fill')
  const isCentered = align === 'center'
  return (
    <SectionFrame section={section} headingLevel={headingLevel}>
      <div
        data-theme={theme}
        style={style}
        className={classNames(
          'relative isolate flex flex-col gap-8 overflow-clip rounded-2xl bg-paper px-[clamp(1.5rem,6cqi,5rem)] py-[clamp(3rem,8cqi,6rem)]',
          alignItems[align],
          !isCentered && '@4xl:flex-row @4xl:items-end @4xl:justify-between @4xl:gap-16',
          align === 'right' && '@4xl:flex-row-reverse',
        )}
      >
        <RiverLines
          className={classNames(
            'absolute inset-y-0 -z-10 h-full',
            isCentered ? 'inset-x-0 w-full' : 'end-0 w-full @3xl:w-3/5',
            align === 'right' && 'start-0 end-auto -scale-x-100 rtl:scale-x-100',
          )}
        />
        <div className={classNames('flex max-w-160 flex-col gap-4', alignItems[align])}>
          <SectionHeading className="text-h1" />
          <SectionSubheader text={subheader} className="text-h3 text-(--section-accent-ink)" />
          <SectionText text={content} className="text-lead" />
        </div>
        <SectionActions
          section={section}
          className={classNames(
            !isCentered && '@4xl:max-w-1/2 @4xl:shrink-0 @4xl:flex-col @4xl:items-stretch',
          )}
        />
      </div>
    </SectionFrame>
  )
}
