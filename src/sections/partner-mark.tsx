import type { Partner } from '../content/partner/partner.ts'
import { pictureSources } from '../shared/picture-url.ts'
import { isSafeImageAddress, safeHref } from '../shared/safe-url.ts'
import { SourcedImage } from '../ui/sourced-image.tsx'
import { useImageState } from '../ui/use-image-state.ts'
import { Written } from '../ui/written.tsx'
import { sectionTexts } from './section-texts.ts'

/** The widest a mark is drawn. */
const drawnWidth = '9.5rem'
const plate =
  'grid h-24 w-48 motion-reduce:w-40 place-items-center rounded-card border border-line bg-surface p-5 text-center dark:border-transparent dark:bg-on-primary dark:text-on-bright'

type PartnerMarkProps = {
  partner: Pick<Partner, 'name' | 'logoUrl' | 'websiteUrl'>
  /** A repetition that only eyes and pointers meet. */
  isCopy?: boolean
}

/** A partner's mark, linked to its website in a new tab; its name where there is no mark or it does not load. */
export function PartnerMark({ partner, isCopy = false }: PartnerMarkProps) {
  const { name, logoUrl } = partner
  const url = isSafeImageAddress(logoUrl) ? logoUrl : ''
  const { isUsable, imageProps } = useImageState(url)
  const mark = isUsable ? (
    <SourcedImage
      {...imageProps}
      sources={pictureSources(url)}
      sizes={drawnWidth}
      alt={name}
      width={320}
      height={160}
      loading="lazy"
      decoding="async"
      className="max-h-14 w-auto max-w-full object-contain"
    />
  ) : (
    <Written as="span" className="line-clamp-2 font-semibold">
      {name}
    </Written>
  )
  const href = safeHref(partner.websiteUrl)
  return (
    <li className="shrink-0">
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          tabIndex={isCopy ? -1 : undefined}
          className={`${plate} transition-colors hover:border-control`}
        >
          {mark}
          <Written as="span" className="sr-only">
            {sectionTexts.opensInNewTab}
          </Written>
        </a>
      ) : (
        <div className={plate}>{mark}</div>
      )}
    </li>
  )
}
