import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { footerDefaults } from '../../content/footer/footer-defaults.ts'
import { copyrightYear } from '../../content/footer/footer-rules.ts'
import { joinAddress } from '../../shared/join-address.ts'
import { pageHref } from '../../shared/page-href.ts'
import { safeHref } from '../../shared/safe-url.ts'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { useJoinSubject } from '../use-join-subject.ts'
import { useNow } from '../use-now.ts'
import { LogoPicture } from './logo-picture.tsx'
import { SiteLogo } from './site-logo.tsx'
import { SocialIcon, socialNetworks } from './social-icons.tsx'

/** The footer's record where one was saved, else the built-in defaults; a failed load is silent. */
export function useFooter() {
  const { data } = useSiteQuery(siteQueries.footer)
  const record = data?.updatedAt ? data : undefined
  return { footer: record ?? footerDefaults, hasRecord: record !== undefined }
}

interface Link {
  title: string
  href: string
}

/** Without those that lead to pages which visitors cannot see. */
function useOpenLinks(links: readonly Link[]): readonly Link[] {
  const hidden = useSiteQuery(siteQueries.menu).data?.hiddenLinks
  return hidden?.length ? links.filter(({ href }) => !hidden.includes(href)) : links
}

export function SiteFooter() {
  const { footer, hasRecord } = useFooter()
  const now = useNow()
  const texts = messages.frame
  return (
    <footer id="footer-links" className="mt-auto border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-page gap-12 px-gutter py-16 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
        <div>
          {footer.logoUrl ? (
            <LogoPicture src={footer.logoUrl} height={48} className="h-12 max-w-56" />
          ) : (
            <SiteLogo />
          )}
          <Written as="p" className="mt-5 max-w-[42ch] text-muted text-small">
            {footer.companyDescription}
          </Written>
          <SocialLinks socials={footer.socials} />
        </div>
        <LinkColumn heading={texts.quickLinks} links={footer.quickLinks} />
        <LinkColumn heading={texts.resources} links={footer.resourceLinks} />
        <div>
          <h2 className="font-semibold text-small">{texts.contactInfo}</h2>
          <address className="mt-4 grid gap-3 text-muted text-small not-italic">
            {footer.address && (
              <Contact icon={<MapPin />}>
                <Written as="span" className="block">
                  {footer.address}
                </Written>
              </Contact>
            )}
            {footer.phone && (
              <Contact icon={<Phone />}>
                <a href={`tel:${footer.phone.replace(/[^+\d]/g, '')}`} className="hover:text-ink" dir="ltr">
                  {footer.phone}
                </a>
              </Contact>
            )}
            {footer.email && (
              <Contact icon={<Mail />}>
                <a href={`mailto:${footer.email}`} className="break-all hover:text-ink" dir="ltr">
                  {footer.email}
                </a>
              </Contact>
            )}
          </address>
        </div>
      </div>
      <div className="border-line border-t">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-gutter py-6 text-caption text-muted">
          <p>{texts.copyright(copyrightYear(hasRecord, now))}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {useOpenLinks(footer.policyLinks).map((link) => (
              <li key={link.title + link.href}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function SocialLinks({ socials }: { socials: Record<string, string> }) {
  const networks = socialNetworks.filter((network) => safeHref(socials[network]))
  if (networks.length === 0) return null
  return (
    <ul className="mt-6 flex gap-2">
      {networks.map((network) => (
        <li key={network}>
          <a
            href={safeHref(socials[network])}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={messages.frame.social[network]}
            className="inline-flex size-11 items-center justify-center rounded-full border border-line text-muted transition-colors hover:border-control hover:text-ink"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function LinkColumn({ heading, links }: { heading: string; links: readonly Link[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="font-semibold text-small">{heading}</h2>
      <ul className="mt-4 grid gap-2.5 text-muted text-small">
        {useOpenLinks(links).map((link) => (
          <li key={link.title + link.href}>
            <FooterLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterLink({ title, href }: Link) {
  const address = safeHref(joinAddress(href, useJoinSubject()))
  return (
    <Written
      as="a"
      href={address && pageHref(address)}
      className="inline-block py-0.5 hover:text-ink hover:underline"
    >
      {title}
    </Written>
  )
}

function Contact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span>{children}</span>
    </p>
  )
}
