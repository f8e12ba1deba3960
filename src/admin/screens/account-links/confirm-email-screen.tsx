import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { RequestError, sendJson } from '../../../client/request-json.ts'
import { sessionUrl } from '../../../client/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkFrame } from './link-frame.tsx'
import { linkTexts as texts } from './link-texts.ts'
import { useOpenedLink } from './use-opened-link.ts'

/** The new address of an account counts once its owner has said so here. */
export function ConfirmEmailScreen() {
  const { token, query } = useOpenedLink()
  return (
    <LinkFrame title={texts.emailTitle} intro={texts.emailIntro} query={query}>
      {({ email }) => <Confirmation token={token} email={email} />}
    </LinkFrame>
  )
}

function Confirmation({ token, email }: { token: string; email: string }) {
  const client = useQueryClient()
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [failure, setFailure] = useState<string>()
  const confirm = async () => {
    setState('busy')
    setFailure(undefined)
    try {
      await sendJson('POST', '/api/auth/new-email', { token })
      await client.invalidateQueries({ queryKey: [sessionUrl] })
      setState('done')
    } catch (error) {
      const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
      setFailure(detail || texts.failed)
      setState('open')
    }
  }
  if (state === 'done')
    return (
      <Alert tone="success" title={texts.emailDone(email)}>
        <Link to="/admin/account" className="prose-link">
          {texts.toAccount}
        </Link>
      </Alert>
    )
  return (
    <div className="space-y-5">
      {failure && <Alert tone="danger" title={failure} />}
      <Button
        className="w-full"
        loading={state === 'busy'}
        loadingLabel={texts.saving}
        onClick={() => void confirm()}
      >
        {texts.confirm}
      </Button>
    </div>
  )
}
