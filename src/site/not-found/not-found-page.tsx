import { pageHref } from '../../shared/page-href.ts'
import { Button } from '../../ui/button.tsx'
import * as messages from '../messages/site-messages.ts'
import { MissingState } from '../missing-state.tsx'
import { PageHead } from '../page-head.tsx'
import type { PageQuery } from '../page-module.ts'

const texts = messages.frame

export function queries(): readonly PageQuery[] {
  return []
}

export function Page() {
  return (
    <>
      <PageHead title={texts.notFoundTitle} description={texts.notFoundText} path="/" isHidden />
      <MissingState
        title={texts.notFoundTitle}
        action={
          <>
            <Button asChild>
              <a href={pageHref('/')}>{texts.backHome}</a>
            </Button>
            <Button asChild variant="secondary">
              <a href={pageHref('/search')}>{texts.search}</a>
            </Button>
            <Button asChild variant="secondary">
              <a href={pageHref('/programs')}>{texts.programs}</a>
            </Button>
            <Button asChild variant="secondary">
              <a href={pageHref('/events')}>{texts.events}</a>
            </Button>
          </>
        }
      >
        <p>{texts.notFoundText}</p>
      </MissingState>
    </>
  )
}
