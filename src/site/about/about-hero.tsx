import { SectionText } from '../../sections/section-text.tsx'
import { WrittenSection } from '../../sections/written-section.tsx'
import { Written } from '../../ui/written.tsx'
import { RecordPicture } from '../record-picture.tsx'
import type { AboutContent } from './about-content.ts'

/** Who we are; the picture leaves the page at its side and hangs down into the band below. */
export function AboutHero({ content }: { content: AboutContent }) {
  const { heroTitle, heroSubtitle, heroContent, heroImageUrl } = content
  return (
    <WrittenSection
      aria-labelledby="about-title"
      written={{ header: heroTitle, subheader: heroSubtitle, content: heroContent }}
      className="page-width pt-12 lg:pt-20"
    >
      <Written
        as="h1"
        id="about-title"
        className="max-w-[15ch] text-[clamp(2.5rem,1.1rem+6.2cqi,6rem)] leading-[1.02] font-[620] tracking-[-0.04em]"
      >
        {heroTitle}
      </Written>
      <div className="mt-8 grid gap-x-gutter gap-y-8 lg:mt-14 lg:grid-cols-12">
        <div className="self-end lg:col-span-4 lg:pb-14">
          <span aria-hidden="true" className="block h-1.5 w-16 rounded-full bg-gsf-gold" />
          <Written as="p" className="mt-6 text-h3 text-link">
            {heroSubtitle}
          </Written>
          <SectionText text={heroContent} className="mt-3 max-w-measure text-muted" />
        </div>
        <RecordPicture
          url={heroImageUrl}
          alt=""
          id="about"
          ratio={[16, 10]}
          isPriority
          sizes="(min-width: 64rem) 62vw, 92vw"
          className="relative z-1 -mx-gutter -mb-10 aspect-4/3 sm:aspect-16/9 lg:col-span-8 lg:ms-0 lg:-me-[calc(max(0px,(100cqi-76rem)/2)+var(--spacing-gutter))] lg:-mb-24 lg:aspect-16/10 lg:max-h-160 lg:rounded-s-2xl"
        />
      </div>
    </WrittenSection>
  )
}
