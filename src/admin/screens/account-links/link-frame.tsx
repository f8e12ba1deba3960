import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RequestError } from '../../../client/request-json.ts'
import { Alert } from '../../../ui/alert.tsx'
import { AlertButton } from '../../../ui/alert-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { EntranceFrame } from '../../entrance/entrance-frame.tsx'
import { EntranceLanguages } from '../../language/entrance-languages.tsx'
import { linkTexts as texts } from './link-texts.ts'
import type { OpenedLink } from './use-opened-link.ts'

type LinkFrameProps = {
  title: string
  intro: (link: OpenedLink) => string
  query: UseQueryResult<OpenedLink>
  /** What helps where the link is no good any more. */
  instead?: ReactNode
  children: (link: OpenedLink) => ReactNode
}

/** A screen that a link in a mail opens: the link is looked at first. */
export function LinkFrame({ title, intro, query, instead, children }: LinkFrameProps) {
  return (
    <EntranceFrame
      title={title}
      intro={query.data ? intro(query.data) : ''}
      corner={<EntranceLanguages />}
      footer={<ToSignIn />}
    >
      {query.isError ? (
        <LinkProblem query={query} instead={instead} />
      ) : query.data ? (
        children(query.data)
      ) : (
        <Spinner text={texts.checking} />
      )}
    </EntranceFrame>
  )
}

export function ToSignIn() {
  return (
    <Link to="/admin/login" className="prose-link">
      {texts.toSignIn}
    </Link>
  )
}

function LinkProblem({ query, instead }: Pick<LinkFrameProps, 'query' | 'instead'>) {
  const isOver = query.error instanceof RequestError && query.error.status < 500
  if (isOver)
    return (
      <div className="space-y-5">
        <Alert tone="warning" title={texts.over}>
          {texts.overHint}
        </Alert>
        {instead}
      </div>
    )
  return (
    <Alert
      tone="danger"
      title={texts.unreachable}
      action={<AlertButton onClick={() => void query.refetch()}>{texts.tryAgain}</AlertButton>}
    />
  )
}
