import { foundation } from '../../content/foundation.ts'
import { servedCountries } from '../../content/served-countries.ts'
import { pageHref } from '../../shared/page-href.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import type { AboutContent } from './about-content.ts'

/** The page and the foundation it is about, for search engines (schema.org). */
export function aboutPageData(publicUrl: string, { heroTitle, heroContent }: AboutContent): object {
  return {
    '@type': 'AboutPage',
    name: heroTitle,
    description: heroContent,
    url: publicUrl + pageHref('/about'),
    inLanguage: pageLanguage,
    mainEntity: {
      '@type': 'NGO',
      name: foundation.name,
      alternateName: foundation.shortName,
      url: `${publicUrl}/`,
      foundingDate: String(foundation.foundedIn),
      areaServed: servedCountries.map(({ name }) => ({ '@type': 'Country', name })),
    },
  }
}
