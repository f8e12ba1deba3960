import { RiverLines } from '../sections/river-lines.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Written } from '../ui/written.tsx'
import * as messages from './messages/site-messages.ts'
import { PageLink } from './page-link.tsx'

interface CallToJoinProps {
  title?: string
  text?: string
}

/** The last word of a page: an invitation, and the two ways to take it up. */
export function CallToJoin({
  title = messages.home.join.title,
  text = messages.home.join.text(),
}: CallToJoinProps) {
  const texts = messages.home.join
  return (
    <section
      data-theme="dark"
      aria-labelledby="call-to-join"
      className="relative isolate overflow-clip bg-nile"
    >
      <RiverLines className="absolute inset-y-0 end-0 -z-10 h-full w-full opacity-50 md:w-3/5" />
      <div className="page-width grid items-end gap-x-16 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-8">
          <span aria-hidden="true" className="block h-1.5 w-16 rounded-full bg-gsf-gold" />
          <Written as="h2" id="call-to-join" className="mt-8 max-w-[16ch] text-display">
            {title}
          </Written>
          <Written as="p" className="mt-6 max-w-136 text-lead text-muted">
            {text}
          </Written>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-4 lg:flex-col lg:items-stretch">
          <PageLink to="/join" className={buttonClass('primary', 'lg')}>
            {texts.primary}
          </PageLink>
          <PageLink to="/programs" className={buttonClass('secondary', 'lg')}>
            {texts.secondary}
          </PageLink>
        </div>
      </div>
    </section>
  )
}
