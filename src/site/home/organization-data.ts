import type { Footer } from '../../content/footer/footer.ts'
import { foundation } from '../../content/foundation.ts'
import { pageHref } from '../../shared/page-href.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { safeHref } from '../../shared/safe-url.ts'

type Contact = Pick<Footer, 'socials' | 'address' | 'phone' | 'email'>

/** Who publishes this site, for search engines (schema.org). */
export function organizationData(publicUrl: string, footer: Contact, logo: string): object {
  const { address, phone, email } = footer
  const sameAs = Object.values(footer.socials).filter((link) => safeHref(link))
  return {
    '@type': 'NGO',
    name: foundation.name,
    alternateName: foundation.shortName,
    url: `${publicUrl}/`,
    foundingDate: String(foundation.foundedIn),
    ...(logo && { logo: new URL(logo, publicUrl).href }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(address && { address }),
    ...((phone || email) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(phone && { telephone: phone }),
        ...(email && { email }),
      },
    }),
  }
}

/** The site in the language of the page, for search engines (schema.org). */
export function webSiteData(publicUrl: string): object {
  return {
    '@type': 'WebSite',
    name: foundation.name,
    url: publicUrl + pageHref('/'),
    inLanguage: pageLanguage,
  }
}
