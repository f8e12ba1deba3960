import { FileUp, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { redirect } from '../../../content/redirect/redirect.ts'
import { Button } from '../../../ui/button.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { slotsOf } from '../../screen-slots.ts'
import { redirectTexts as texts } from './redirect-texts.ts'

function RedirectListActions() {
  const isReadOnly = useIsReadOnly()
  if (isReadOnly) return null
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/admin/missed-addresses">
          <SearchX aria-hidden="true" />
          {texts.missed}
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/admin/redirect-import">
          <FileUp aria-hidden="true" />
          {texts.import}
        </Link>
      </Button>
    </>
  )
}

export const redirectSlots = slotsOf(redirect, { ListActions: RedirectListActions })
