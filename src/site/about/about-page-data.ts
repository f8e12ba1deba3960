import { foundation } from '../../content/foundation.ts'
import { servedCountries } from '../../content/served-countries.ts'
import type { AboutContent } from './about-content.ts'

/** The page and the foundation it is about, for search engines (schema.org). */
export function aboutPageData(publicUrl: string, { heroTitle, heroContent }: AboutContent): object {
  return {
    '@type': 'AboutPage',
    name: heroTitle,
    description: heroContent,
    url: `${publicUrl}/about`,
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
