import { builtInFoundation, foundation } from '../content/foundation.ts'
import type { Program } from '../content/program/program.ts'
import { pathInLanguage } from '../shared/language-path.ts'
import { pageHref } from '../shared/page-href.ts'
import { pageLanguage } from '../shared/page-language.ts'
import { shareCardUrl, siteCard } from '../shared/share-card-url.ts'
import { shownLanguages } from '../shared/shown-languages.ts'
import { socialLocale } from '../shared/social-locale.ts'
import { truncate } from '../shared/truncate.ts'
import * as messages from './messages/site-messages.ts'
import { useSiteFacts } from './site-context.tsx'

type Sharing = Program['sharing']

interface SharedRecord {
  id?: string
  updatedAt?: string | null
  sharing?: Sharing
}

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
  /** What staff wrote for search engines and shared links; what they left empty is made from the rest. */
  sharing?: Sharing | undefined
  /** The record whose page it is, for the picture that is drawn of it. */
  card?: { path: string; id: string } | undefined
}

const builtInCard = '/og-card.jpg'

/** The built-in picture shows the built-in name. */
function cardOfSite(shows: readonly string[]): string {
  const isBuiltIn = foundation.name === builtInFoundation.name
  return isBuiltIn ? builtInCard : shareCardUrl({ ...siteCard, shows }, pageLanguage)
}

/** What a page says of the record that it shows. `path` is that of its content type. */
export function sharedAs(
  path: string,
  record: SharedRecord | undefined,
): Pick<PageHeadProps, 'sharing' | 'card'> {
  const { id, updatedAt, sharing } = record ?? {}
  // What was never stored has nothing to be drawn from.
  return { sharing, card: id && updatedAt ? { path, id } : undefined }
}

/** What search engines and link previews read; React moves it into the head. */
export function PageHead({
  title,
  description,
  path,
  image,
  type = 'website',
  isHidden,
  structuredData = [],
  sharing,
  card,
}: PageHeadProps) {
  const { publicUrl } = useSiteFacts()
  const ownTitle = sharing?.title || title
  const name = ownTitle ? messages.frame.title(ownTitle) : foundation.name
  const summary = truncate((sharing?.description || description).replace(/\s+/g, ' ').trim(), 160)
  const address = (value: string) => (value.startsWith('/') ? publicUrl + value : value)
  const look = [foundation.name, ...(foundation.colors ? [foundation.colors.primary] : [])]
  const drawn = card && shareCardUrl({ ...card, shows: [ownTitle, image, ...look] }, pageLanguage)
  const picture = address(sharing?.imageUrl || drawn || image || foundation.shareImage || cardOfSite(look))
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={summary} />
      {isHidden || sharing?.isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <LanguageLinks path={path} />
      )}
      <meta property="og:site_name" content={foundation.name} />
      <meta property="og:title" content={ownTitle ?? foundation.name} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={publicUrl + pageHref(path)} />
      <meta property="og:locale" content={socialLocale(pageLanguage)} />
      {shownLanguages().map(
        ({ code }) =>
          code !== pageLanguage && (
            <meta key={code} property="og:locale:alternate" content={socialLocale(code)} />
          ),
      )}
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={ownTitle ?? foundation.name} />
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
      {shownLanguages().map(({ code }) => (
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
