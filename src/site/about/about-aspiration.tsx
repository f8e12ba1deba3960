import { RiverLines } from '../../sections/river-lines.tsx'
import { SafeLink } from '../../sections/safe-link.tsx'
import { Statement } from '../../sections/statement.tsx'
import { WrittenSection } from '../../sections/written-section.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Written } from '../../ui/written.tsx'
import type { AboutContent } from './about-content.ts'

/** Longer than this it is a text to read, not a sentence to remember. */
const statementLength = 260

/** What we hope for, in the largest letters after the title. */
export function AboutAspiration({ content }: { content: AboutContent }) {
  const { aspirationTitle: title, aspirationContent: text } = content
  return (
    <WrittenSection
      data-theme="dark"
      aria-labelledby="aspiration"
      written={{ header: title, content: text }}
      className="relative isolate overflow-clip bg-nile"
    >
      <RiverLines className="absolute inset-y-0 end-0 -z-10 h-full w-full opacity-40 md:w-3/4" />
      <div className="page-width grid gap-x-gutter gap-y-6 pt-28 pb-section lg:grid-cols-12 lg:pt-52">
        <Written as="h2" id="aspiration" className="text-h3 text-gold lg:col-span-3 lg:pt-3">
          {title}
        </Written>
        <div className="lg:col-span-9">
          {text.length > statementLength ? (
            <div className="grid gap-6">
              <Statement text={text} />
            </div>
          ) : (
            <Written
              as="p"
              className="max-w-[26ch] text-[clamp(1.75rem,1rem+3.1cqi,3.5rem)] leading-[1.16] font-[480] tracking-[-0.03em] whitespace-pre-line"
            >
              {text}
            </Written>
          )}
          <SafeLink href={content.aspirationButtonLink} className={`mt-10 ${buttonClass('primary', 'lg')}`}>
            {content.aspirationButtonText}
          </SafeLink>
        </div>
      </div>
    </WrittenSection>
  )
}
