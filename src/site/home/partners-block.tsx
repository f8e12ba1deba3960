import type { Partner } from '../../content/partner/partner.ts'
import { visibleInOrder } from '../../content/visible-in-order.ts'
import { PartnerStrip } from '../../sections/partner-strip.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { dataOrFallback } from '../data-or-fallback.ts'
import * as messages from '../messages/site-messages.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

const texts = messages.home.partners

/** The marks of those who work with us, and the way to their page; nothing where there is nobody to show. */
export function PartnersBlock() {
  const partners = dataOrFallback<Partner[] | null>(useSiteQuery(siteQueries.partners), null)
  if (partners && visibleInOrder(partners).length === 0) return null
  return (
    <section aria-labelledby="partners" className="border-line border-t py-[clamp(3.5rem,2rem+4cqi,6rem)]">
      <div className="page-width grid items-end gap-x-gutter gap-y-4 lg:grid-cols-12">
        <h2 id="partners" className="text-h2 lg:col-span-4">
          {texts.title}
        </h2>
        <p className="max-w-120 text-muted lg:col-span-5">{texts.text}</p>
        <ArrowLink href="/partners" className="lg:col-span-3 lg:justify-self-end">
          {texts.link}
        </ArrowLink>
      </div>
      {partners && <PartnerStrip partners={partners} className="mt-10" />}
      {partners === undefined && (
        <div role="status" aria-label={texts.loading} className="mt-10 pb-12">
          <Skeleton className="h-24 rounded-none" />
        </div>
      )}
    </section>
  )
}
