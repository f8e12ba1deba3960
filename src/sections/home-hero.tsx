import { Pause, Play } from 'lucide-react'
import { useId, useState } from 'react'
import { heroDefaults } from '../content/hero-section/hero-defaults.ts'
import type { HeroSection } from '../content/hero-section/hero-section.ts'
import { PlainIconButton } from '../ui/plain-icon-button.tsx'
import { Written } from '../ui/written.tsx'
import { ParticleCanvas } from './particle-canvas.tsx'
import { ActionLink } from './section-actions.tsx'
import { SectionPicture } from './section-picture.tsx'
import { SectionText } from './section-text.tsx'
import { sectionTexts } from './section-texts.ts'
import { TypedLines } from './typed-lines.tsx'
import { WrittenSection } from './written-section.tsx'

export type HomeHeroProps = {
  hero: Omit<HeroSection, 'createdAt' | 'updatedAt' | 'lastModified'>
  /** 1 on the home page, 2 where an editor previews it. */
  headingLevel?: 1 | 2
}

/** The opening of the home page, and what the hero's editor previews. */
export function HomeHero({ hero, headingLevel = 1 }: HomeHeroProps) {
  const headingId = useId()
  const [isPaused, setPaused] = useState(false)
  const lines = hero.animatedLines.map((line) => line.trim()).filter(Boolean)
  const Heading = `h${headingLevel}` as const
  return (
    <WrittenSection
      aria-labelledby={headingId}
      data-theme="dark"
      written={{
        header: hero.fixedTitle,
        subheader: lines.join(' '),
        content: hero.description,
      }}
      className="@container relative isolate overflow-clip bg-nile"
    >
      <HeroBackground url={hero.backgroundImageUrl} isPaused={isPaused} />
      <div className="page-width flex min-h-[clamp(36rem,50cqi,50rem)] flex-col justify-center py-section">
        <Heading id={headingId} className="max-w-[62rem]">
          <Written
            as="span"
            className="block text-[clamp(2.75rem,1.5rem+6.4cqi,6.5rem)] leading-none font-[640] tracking-[-0.04em]"
          >
            {hero.fixedTitle || heroDefaults.fixedTitle}
          </Written>{' '}
          <TypedLines
            lines={lines}
            isPaused={isPaused}
            className="mt-3 text-[clamp(1.6rem,1rem+3.1cqi,3.75rem)] leading-[1.15] font-normal tracking-[-0.025em] text-gold @3xl:mt-5"
          />
        </Heading>
        <SectionText text={hero.description} className="mt-7 max-w-144 text-lead" />
        <HeroButtons hero={hero} />
      </div>
      <PlainIconButton
        label={isPaused ? sectionTexts.playMotion : sectionTexts.pauseMotion}
        icon={isPaused ? <Play className="fill-current" /> : <Pause className="fill-current" />}
        onClick={() => setPaused(!isPaused)}
        size="sm"
        className="absolute end-4 bottom-4 motion-reduce:hidden"
      />
    </WrittenSection>
  )
}

function HeroBackground({ url, isPaused }: { url: string; isPaused: boolean }) {
  return (
    <>
      {url && (
        <>
          <SectionPicture
            image={{ url, alt: '', caption: '' }}
            patternId="home-hero"
            isPriority
            className="absolute inset-0 -z-30"
          />
          <div className="absolute inset-0 -z-20 bg-night/72 @3xl:bg-transparent @3xl:bg-linear-to-r @3xl:from-night/92 @3xl:via-night/74 @3xl:via-60% @3xl:to-night/25 @3xl:rtl:bg-linear-to-l" />
        </>
      )}
      <ParticleCanvas isPaused={isPaused} className="absolute inset-0 -z-10" />
    </>
  )
}

function HeroButtons({ hero }: Pick<HomeHeroProps, 'hero'>) {
  const { primaryButtonEnabled, secondaryButtonEnabled } = hero
  if (!primaryButtonEnabled && !secondaryButtonEnabled) return null
  return (
    <div className="mt-9 flex flex-wrap gap-3">
      {primaryButtonEnabled && (
        <ActionLink
          text={hero.primaryButtonText || heroDefaults.primaryButtonText}
          url={hero.primaryButtonLink || heroDefaults.primaryButtonLink}
          variant="primary"
        />
      )}
      {secondaryButtonEnabled && (
        <ActionLink
          text={hero.secondaryButtonText || heroDefaults.secondaryButtonText}
          url={hero.secondaryButtonLink || heroDefaults.secondaryButtonLink}
          variant="secondary"
        />
      )}
    </div>
  )
}
