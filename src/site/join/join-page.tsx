import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { visibleInOrder } from '../../content/visible-in-order.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListPageHeading } from '../list-page-heading.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageHead, sharedAs } from '../page-head.tsx'
import type { PageQuery } from '../page-queries.ts'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { ApplicationSent } from './application-sent.tsx'
import { JoinForm } from './join-form.tsx'

const texts = messages.join

export function queries(): readonly PageQuery[] {
  return [siteQueries.programs, siteQueries.openings, siteQueries.listPage('join-page')]
}

export function Component() {
  const { joinOutcome } = useSiteFacts()
  const [isSent, setSent] = useState(joinOutcome?.isSent ?? false)
  const [search] = useSearchParams()
  const programs = visibleInOrder(useSiteQuery(siteQueries.programs).data ?? [])
  const openings = useSiteQuery(siteQueries.openings).data ?? []
  const closed = new Set(openings.filter(({ reason }) => reason !== null).map(({ program }) => program))
  const { data } = useSiteQuery(siteQueries.listPage('join-page'))
  const subject = search.get('program') ?? ''
  const program = programs.find(({ title }) => title === subject)
  return (
    <>
      <PageHead
        title={data?.heading || texts.title}
        description={texts.pageText}
        path="/join"
        {...sharedAs('join-page', data)}
      />
      <div
        className={classNames(
          'page-width grid items-start gap-x-20 gap-y-8 pt-8 pb-section lg:grid-cols-[1fr_minmax(0,34rem)] lg:grid-rows-[auto_1fr] lg:gap-y-12 lg:pt-section',
          !subject && 'sm:pt-section',
        )}
      >
        <div>
          <ListPageHeading page="join-page">{texts.pageTitle}</ListPageHeading>
          {/* Whoever comes to apply finds the form on the first screen of a phone. */}
          <p className={classNames('prose-measure mt-6 text-lead text-muted', subject && 'max-lg:hidden')}>
            {texts.pageText}
          </p>
        </div>
        <section
          aria-labelledby="join-form-heading"
          className="row-span-2 rounded-card border border-line bg-surface p-6 sm:p-9"
        >
          {isSent ? (
            <ApplicationSent onAgain={() => setSent(false)} />
          ) : (
            <JoinForm
              subject={subject}
              program={program?.title}
              subjects={programs.filter(({ id }) => !closed.has(id)).map(({ title }) => title)}
              onSent={() => setSent(true)}
            />
          )}
        </section>
        <Benefits />
      </div>
    </>
  )
}

function Benefits() {
  return (
    <section aria-labelledby="join-benefits" className="max-lg:mt-4">
      <h2 id="join-benefits" className="text-h3">
        {texts.benefitsTitle}
      </h2>
      <ul className="mt-5 grid gap-6">
        {texts.benefits.map((benefit) => (
          <li key={benefit.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-action-tint text-link"
            >
              <Icon name={benefit.icon} fallback="Star" className="size-5" />
            </span>
            <div>
              <h3 className="font-semibold">{benefit.title}</h3>
              <p className="mt-1 text-muted text-small">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
