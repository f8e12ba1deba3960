import { Button } from '../../ui/button.tsx'
import * as messages from '../messages/site-messages.ts'
import { MissingState } from '../missing-state.tsx'
import { PageHead } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'

const texts = messages.frame

export function NotFoundPage() {
  return (
    <>
      <PageHead title={texts.notFoundTitle} description={texts.notFoundText} path="/" isHidden />
      <MissingState
        title={texts.notFoundTitle}
        action={
          <>
            <Button asChild>
              <PageLink to="/">{texts.backHome}</PageLink>
            </Button>
            <Button asChild variant="secondary">
              <PageLink to="/search">{texts.search}</PageLink>
            </Button>
            <Button asChild variant="secondary">
              <PageLink to="/programs">{texts.programs}</PageLink>
            </Button>
            <Button asChild variant="secondary">
              <PageLink to="/events">{texts.events}</PageLink>
            </Button>
          </>
        }
      >
        <p>{texts.notFoundText}</p>
      </MissingState>
    </>
  )
}
