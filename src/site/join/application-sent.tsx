import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'

const texts = messages.join

/** What stands in the form's place once the application is stored. */
export function ApplicationSent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="py-6 text-center">
      <CircleCheck aria-hidden="true" className="mx-auto size-14 text-success" strokeWidth={1.5} />
      <h2 id="join-form-heading" ref={heading} tabIndex={-1} className="mt-5 text-h2 outline-none">
        {texts.sentTitle}
      </h2>
      <p className="mt-3 text-muted">{texts.sentText}</p>
      <p className="mt-1 text-muted">{texts.sentLong()}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onAgain}>{texts.sentAgain}</Button>
        <PageLink to="/" className={buttonClass('secondary')}>
          {texts.backHome}
        </PageLink>
      </div>
    </div>
  )
}
