import type { PassagePart } from '../../shared/found-passage.ts'
import { resultsPerPage, type SiteResult, type SiteSearchAnswer } from '../../shared/site-search-rules.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { QueryState } from '../query-state.tsx'
import type { SiteAnswer } from '../site-queries.ts'
import { ResultPages } from './result-pages.tsx'

const texts = messages.search

interface SearchResultsProps {
  query: string
  page: number
  answer: SiteAnswer<SiteSearchAnswer>
}

/** What was found, or that nothing was and where to go instead. */
export function SearchResults({ query, page, answer }: SearchResultsProps) {
  const { data } = answer
  return (
    <>
      <p role="status" className="mt-8 text-small text-muted">
        {data ? words(data, query) : texts.searching}
      </p>
      <QueryState query={answer} loading={null} error={texts.failed}>
        {({ results, total }) =>
          total === 0 ? (
            <WaysOn lead={texts.noneText} />
          ) : (
            <>
              <ol className="mt-4 grid max-w-3xl divide-y divide-line border-line border-y">
                {results.map((result) => (
                  <Result key={`${result.type} ${result.path} ${textOf(result.title)}`} result={result} />
                ))}
              </ol>
              <ResultPages query={query} page={page} pageCount={Math.ceil(total / resultsPerPage)} />
            </>
          )
        }
      </QueryState>
    </>
  )
}

function words({ total, isCut }: SiteSearchAnswer, query: string): string {
  if (total === 0) return texts.none(query)
  return isCut ? texts.cut(total) : texts.found(total, query)
}

function Result({ result: { kind, path, title, passage } }: { result: SiteResult }) {
  return (
    <li className="group relative grid justify-items-start gap-2 py-6">
      <Badge>{kind}</Badge>
      <Written as="h2" text={textOf(title)} className="w-full text-h3">
        <PageLink
          to={path}
          className="text-ink underline-offset-4 after:absolute after:inset-0 group-hover:text-link group-hover:underline"
        >
          <Marked parts={title} />
        </PageLink>
      </Written>
      {passage.length > 0 && (
        <Written as="p" text={textOf(passage)} className="w-full text-small text-muted">
          <Marked parts={passage} />
        </Written>
      )}
    </li>
  )
}

function textOf(parts: readonly PassagePart[]): string {
  return parts.map(({ text }) => text).join('')
}

function Marked({ parts }: { parts: readonly PassagePart[] }) {
  return parts.map(({ text, isFound }, place) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text has no identity but its place
      <mark key={place} className="rounded-xs bg-gold-tint text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

/** Where visitors most often want to go. */
export function WaysOn({ lead }: { lead: string }) {
  const frame = messages.frame
  const links = {
    '/programs': frame.programs,
    '/events': frame.events,
    '/about': frame.about,
    '/join': frame.join,
  }
  return (
    <div className="mt-6">
      <p className="max-w-[60ch] text-body text-muted">{lead}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {Object.entries(links).map(([path, title]) => (
          <Button key={path} asChild variant="secondary">
            <PageLink to={path}>{title}</PageLink>
          </Button>
        ))}
      </div>
    </div>
  )
}
