import type { Partner } from '../../content/partner/partner.ts'
import { visibleInOrder } from '../../content/visible-in-order.ts'
import { pictureSources } from '../../shared/picture-url.ts'
import { isSafeImageAddress, safeHref } from '../../shared/safe-url.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useImageState } from '../../ui/use-image-state.ts'
import { Written } from '../../ui/written.tsx'
import { CallToJoin } from '../call-to-join.tsx'
import { ListPageHeading } from '../list-page-heading.tsx'
import * as messages from '../messages/site-messages.ts'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import type { PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

const texts = messages.partners

export function queries(): readonly PageQuery[] {
  return [siteQueries.partners, siteQueries.listPage('partners-page')]
}

export function Component() {
  const partners = useSiteQuery(siteQueries.partners)
  const { data } = useSiteQuery(siteQueries.listPage('partners-page'))
  const { publicUrl } = useSiteFacts()
  const crumbs = [
    { name: messages.frame.home, path: '/' },
    { name: texts.title, path: '/partners' },
  ]
  return (
    <>
      <PageHead
        title={data?.heading || texts.title}
        description={texts.lead}
        path="/partners"
        {...sharedAs('partners-page', data)}
        structuredData={[breadcrumbData(publicUrl, crumbs)]}
      />
      <section className="page-width pt-section pb-12">
        <ListPageHeading page="partners-page">{texts.title}</ListPageHeading>
        <p className="prose-measure mt-6 text-lead text-muted">{texts.lead}</p>
      </section>
      <section aria-label={texts.title} className="page-width pb-section">
        <QueryState query={partners} loading={<LoadingPartners />} error={texts.failed}>
          {(list) => <PartnerGrid partners={visibleInOrder(list)} />}
        </QueryState>
      </section>
      <CallToJoin title={texts.joinTitle} text={texts.joinText} />
    </>
  )
}

function PartnerGrid({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0) return <EmptyState title={texts.empty} />
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-5">
      {partners.map((partner) => (
        <li key={partner.id} className="grid">
          <PartnerCard partner={partner} />
        </li>
      ))}
    </ul>
  )
}

function PartnerCard({ partner }: { partner: Partner }) {
  const href = safeHref(partner.websiteUrl)
  return (
    <article className="group relative flex flex-col rounded-card border border-line bg-surface transition-colors hover:border-control">
      <PartnerLogo partner={partner} />
      <div className="border-line border-t px-5 py-4">
        <Written as="h2" className="font-semibold">
          {partner.name}
        </Written>
        {href && (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.visitOf(partner.name)}
            className="text-link text-small after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            {texts.visit}
          </a>
        )}
      </div>
    </article>
  )
}

/** On a light plate in both themes; a broken logo is replaced by the partner's name. */
function PartnerLogo({ partner }: { partner: Partner }) {
  const url = isSafeImageAddress(partner.logoUrl) ? partner.logoUrl : ''
  const { isUsable, imageProps } = useImageState(url)
  const { src, width = 320, height = 160 } = pictureSources(url)
  return (
    <div className="grid min-h-36 flex-1 place-items-center rounded-t-card p-8 text-center dark:bg-on-primary dark:text-on-bright">
      {isUsable ? (
        <img
          {...imageProps}
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="max-h-20 w-auto max-w-full object-contain"
        />
      ) : (
        <Written as="span" aria-hidden="true" className="text-h3">
          {partner.name}
        </Written>
      )}
    </div>
  )
}

function LoadingPartners() {
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-5"
    >
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className="h-64 rounded-card" />
      ))}
    </div>
  )
}
