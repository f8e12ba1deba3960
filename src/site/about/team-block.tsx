import type { TeamMember } from '../../content/team-member/team-member.ts'
import { membersOnAbout } from '../../content/team-member/team-rules.ts'
import { visibleInOrder } from '../../content/visible-in-order.ts'
import { SectionText } from '../../sections/section-text.tsx'
import { safeHref } from '../../shared/safe-url.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Written } from '../../ui/written.tsx'
import { SocialIcon } from '../layout/social-icons.tsx'
import * as messages from '../messages/site-messages.ts'
import { QueryState } from '../query-state.tsx'
import { RecordPicture } from '../record-picture.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

const texts = messages.about.team

/** The first faces of the foundation; nothing where there are none to show. */
export function TeamBlock() {
  const team = useSiteQuery(siteQueries.team)
  const members = visibleInOrder(team.data ?? []).slice(0, membersOnAbout)
  if (team.data && members.length === 0) return null
  return (
    <section aria-labelledby="team" className="page-width py-section">
      <div className="grid items-end gap-x-gutter gap-y-4 lg:grid-cols-12">
        <h2 id="team" className="max-w-[12ch] text-display lg:col-span-8">
          {texts.title}
        </h2>
        <p className="text-lead text-muted lg:col-span-4">{texts.text}</p>
      </div>
      <div className="mt-12 lg:mt-20">
        <QueryState query={team} loading={<LoadingTeam />} error={texts.failed}>
          {() => (
            <ul className={`${columns} lg:pb-16`}>
              {members.map((member) => (
                <li key={member.id} className={step}>
                  <Member member={member} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </section>
  )
}

const columns = 'grid gap-x-gutter gap-y-10 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3'
/** The middle column stands lower. */
const step = 'lg:nth-[3n+2]:translate-y-16'

function Member({ member: { id, name, position, bio, imageUrl, linkedinUrl } }: { member: TeamMember }) {
  const href = safeHref(linkedinUrl)
  return (
    <article className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-5 sm:grid-cols-1">
      <RecordPicture
        url={imageUrl}
        alt=""
        id={id}
        ratio={[1, 1]}
        className="aspect-square rounded-card sm:aspect-4/5 sm:rounded-2xl"
      />
      <div className="sm:mt-5">
        <div className="flex items-start justify-between gap-4">
          <div>
            <Written as="h3" className="text-h3">
              {name}
            </Written>
            <Written as="p" className="text-link text-small">
              {position}
            </Written>
          </div>
          {href && (
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.linkedin(name)}
              className="-me-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-ink/6 hover:text-ink"
            >
              <SocialIcon network="linkedin" />
            </a>
          )}
        </div>
        <SectionText text={bio} className="mt-3 text-muted text-small" />
      </div>
    </article>
  )
}

function LoadingTeam() {
  return (
    <div role="status" aria-label={texts.loading} className={columns}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-40 rounded-2xl sm:aspect-4/5 sm:h-auto" />
      ))}
    </div>
  )
}
