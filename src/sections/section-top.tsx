import type { PageSection } from '../content/page-section/page-section.ts'
import { classNames } from '../ui/class-names.ts'
import { SectionActions } from './section-actions.tsx'
import { alignItems } from './section-align.ts'
import { SectionIntro } from './section-intro.tsx'

/** The words above a list, with the button on the other side of the page; below the words where they are centred. */
export function SectionTop({ section }: { section: PageSection }) {
  const { align } = section
  return (
    <div
      className={classNames(
        'flex flex-col gap-x-16 gap-y-6 empty:hidden',
        alignItems[align],
        align !== 'center' && '@4xl:items-end @4xl:justify-between',
        align === 'left' && '@4xl:flex-row',
        align === 'right' && '@4xl:flex-row-reverse',
      )}
    >
      <SectionIntro section={section} className="mx-0!" />
      <SectionActions section={section} withSecondary={false} />
    </div>
  )
}
