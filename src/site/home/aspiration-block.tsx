import { chooseAboutPage } from '../../content/about-page/about-page-rules.ts'
import { aboutSummaryDefaults } from '../../content/about-page/about-summary-defaults.ts'
import { SectionText } from '../../sections/section-text.tsx'
import { WrittenSection } from '../../sections/written-section.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { Written } from '../../ui/written.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { dataOrFallback } from '../data-or-fallback.ts'
import * as messages from '../messages/site-messages.ts'
import { RecordPicture } from '../record-picture.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

/** Longer than this it is a text to read, not a sentence to remember. */
const statementLength = 220

/** What the foundation hopes for, in its largest letters; the picture reaches up into the hero. */
export function AspirationBlock() {
  const pages = dataOrFallback(useSiteQuery(siteQueries.aboutPage), [])
  const page = chooseAboutPage(pages ?? [])
  const { aspirationTitle: title, aspirationContent: content } = { ...aboutSummaryDefaults, ...page }
  const isLoading = pages === undefined
  const picture = page?.heroImageUrl
  return (
    <WrittenSection
      aria-labelledby="aspiration"
      written={{ header: title, content }}
      className="page-width grid items-center gap-x-gutter gap-y-10 pb-section lg:grid-cols-12"
    >
      {isLoading && <Skeleton className={`${frame} rounded-none`} />}
      {picture && (
        <RecordPicture
          url={picture}
          alt=""
          id="aspiration"
          ratio={[4, 5]}
          sizes="(min-width: 64rem) 72rem, 92vw"
          className={frame}
        />
      )}
      <div className={picture || isLoading ? besidePicture : 'pt-section lg:col-span-10'}>
        <Written as="h2" id="aspiration" className="text-h3 text-gsf-accent">
          {title}
        </Written>
        {isLoading ? <SkeletonText lines={6} className="mt-6 text-h1" /> : <Hope text={content} />}
        <ArrowLink href="/about" className="mt-9">
          <Written as="span">{messages.home.aspirationLink}</Written>
        </ArrowLink>
      </div>
    </WrittenSection>
  )
}

function Hope({ text }: { text: string }) {
  const look = text.length > statementLength ? 'text-lead' : statement
  return <SectionText text={text} className={`mt-6 ${look}`} />
}

const besidePicture = 'lg:col-span-7 lg:ps-gutter lg:pt-section'

/** At the edge of the window, and reaching up into the hero where there is room. */
const frame =
  'relative z-1 -mx-gutter aspect-16/10 sm:aspect-21/9 lg:col-span-5 lg:-ms-[calc(max(0px,(100cqi-76rem)/2)+var(--spacing-gutter))] lg:me-0 lg:-mt-24 lg:aspect-auto lg:h-[clamp(32rem,52cqi,48rem)] lg:rounded-e-2xl'

const statement = 'text-[clamp(1.5625rem,1.1rem+1.9cqi,2.5rem)] leading-[1.25] font-[420] tracking-[-0.028em]'
