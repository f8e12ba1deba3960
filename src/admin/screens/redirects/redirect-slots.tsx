import { useQuery } from '@tanstack/react-query'
import { FileUp, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { type Redirect, redirect } from '../../../content/redirect/redirect.ts'
import { pathOfAddress } from '../../../content/redirect/redirect-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { useMayPublish } from '../../approval/use-may-publish.ts'
import { useIsReadOnly } from '../../read-only.ts'
import { slotsOf } from '../../screen-slots.ts'
import { redirectTexts as texts } from './redirect-texts.ts'

function RedirectListActions() {
  const isReadOnly = useIsReadOnly()
  const mayPublish = useMayPublish()
  if (isReadOnly) return null
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/admin/missed-addresses">
          <SearchX aria-hidden="true" />
          {texts.missed}
        </Link>
      </Button>
      {mayPublish && (
        <Button asChild variant="secondary">
          <Link to="/admin/redirect-import">
            <FileUp aria-hidden="true" />
            {texts.import}
          </Link>
        </Button>
      )}
    </>
  )
}

/** Of a redirect that does nothing, because a page came to stand at its address. */
function useAnsweredNote(): (record: Redirect) => string {
  const { data = [] } = useQuery<{ path: string; title: string }[]>({
    queryKey: ['/api/answered-redirects'],
    refetchOnMount: 'always',
  })
  return ({ from }) => {
    const answered = data.find(({ path }) => path === pathOfAddress(from))
    return answered ? texts.answered(answered.title) : ''
  }
}

export const redirectSlots = slotsOf(redirect, {
  ListActions: RedirectListActions,
  useNote: useAnsweredNote,
})
