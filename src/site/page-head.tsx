import { foundation } from '../content/foundation.ts'
import { pathInLanguage } from '../shared/language-path.ts'
import { languages } from '../shared/languages.ts'
import { pageHref } from '../shared/page-href.ts'
import { pageLanguage } from '../shared/page-language.ts'
import { socialLocale } from '../shared/social-locale.ts'
import { truncate } from '../shared/truncate.ts'
import * as messages from './messages/site-messages.ts'
import { useSiteFacts } from './site-context.tsx'

interface PageHeadProps {
  /** The page's own name; the home page gives none. */
  title?: string | undefined
  description: string
  /** Path of the page, such as `/programs/bridgez`. */
  path: string
  /** A picture for cards in chats and social networks. */
  image?: string | undefined
  type?: 'website' | 'article'
  /** Pages that should not be found, such as errors. */
  isHidden?: boolean
  structuredData?: readonly object[]
}

const cardImage = '/og-card.jpg'

/** What search engines and link previews read; React moves it into the head. */
export function PageHead({
  title,
  description,
  path,
  image,
  type = 'website',
  isHidden,
  structuredData = [],
}: PageHeadProps) {
  const { publicUrl } = useSiteFacts()
  const name = title ? messages.frame.title(title) : foundation.name
  const summary = truncate(description.replace(/\s+/g, ' ').trim(), 160)
  const address = (value: string) => (value.startsWith('/') ? publicUrl + value : value)
  const picture = address(image || cardImage)
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={summary} />
      {isHidden ? <meta name="robots" content="noindex" /> : <LanguageLinks path={path} />}
      <meta property="og:site_name" content={foundation.name} />
      <meta property="og:title" content={title ?? foundation.name} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={publicUrl + pageHref(path)} />
      <meta property="og:locale" content={socialLocale(pageLanguage)} />
      {languages.map(
        ({ code }) =>
          code !== pageLanguage && (
            <meta key={code} property="og:locale:alternate" content={socialLocale(code)} />
          ),
      )}
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? foundation.name} />
      <meta name="twitter:description" content={summary} />
      <meta name="twitter:image" content={picture} />
      {structuredData.map((data) => (
        <StructuredData key={JSON.stringify(data)} data={data} />
      ))}
    </>
  )
}

/** Its own address, and where it stands in every language; whoever reads none of them gets the main one. */
function LanguageLinks({ path }: { path: string }) {
  const { publicUrl } = useSiteFacts()
  return (
    <>
      <link rel="canonical" href={publicUrl + pageHref(path)} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={publicUrl + pathInLanguage(path, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
    </>
  )
}

/** JSON-LD; angle brackets are written so that no text of an editor can end the element. */
function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON; it is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The way from the home page to this one, for search results. */
export function breadcrumbData(publicUrl: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl + pageHref(step.path),
    })),
  }
}
