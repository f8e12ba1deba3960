import { RequestError } from '../../client/request-json.ts'
import type { AboutSection } from '../../content/about-section/about-section.ts'
import { SectionText } from '../../sections/section-text.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { RecordPicture } from '../record-picture.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

/** Chapters that staff add to the About page; nothing where there are none. */
export function FurtherSections() {
  const query = useSiteQuery(siteQueries.aboutSections)
  if (query.error && !query.data)
    return <FurtherSectionsFailed error={query.error} onRetry={() => void query.refetch()} />
  const sections = (query.data ?? []).filter((section) => section.isActive)
  return sections.map((section, index) => (
    <FurtherSection key={section.id} section={section} isMirrored={index % 2 === 1} />
  ))
}

function FurtherSection({ section, isMirrored }: { section: AboutSection; isMirrored: boolean }) {
  const headingId = `about-${section.id}`
  const pictures = [section.imageUrl, section.mapImageUrl].filter((url) => url !== '')
  return (
    <section aria-labelledby={headingId} className="border-line border-t">
      <div className="page-width grid items-center gap-x-gutter gap-y-10 py-section lg:grid-cols-12">
        <div className={pictures.length > 0 ? 'lg:col-span-6' : 'lg:col-span-8'}>
          <Written as="h2" id={headingId} className="max-w-[18ch] text-h1">
            {section.title}
          </Written>
          <SectionText text={section.content} className="mt-5 max-w-measure text-lead text-muted" />
        </div>
        {pictures.length > 0 && (
          <div className={`grid gap-5 lg:col-span-6 ${isMirrored ? 'lg:order-first' : ''}`}>
            {pictures.map((url) => (
              <RecordPicture
                key={url}
                url={url}
                alt=""
                id={section.id}
                ratio={[3, 2]}
                sizes="(min-width: 64rem) 36rem, 75vw"
                className="aspect-3/2 rounded-card"
              />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function FurtherSectionsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = error instanceof RequestError ? error.statusText : error.message
  const retry = (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {messages.frame.tryAgain}
    </Button>
  )
  return (
    <div className="page-width py-8">
      <Alert tone="warning" title={messages.about.furtherFailed(reason)} action={retry} />
    </div>
  )
}
