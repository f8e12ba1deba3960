import { useListPage } from '../../../client/use-list-page.ts'
import { Alert } from '../../../ui/alert.tsx'
import { AlertButton } from '../../../ui/alert-button.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'
import { applicationsUrl } from './staff-application.ts'

/** Only its length is wanted, so one row is enough. */
const overdueUrl = `${applicationsUrl}?reply=overdue&limit=1`

/** Says that somebody waits longer than the foundation promised; silent while nobody does. */
export function OverdueNotice({ onShow }: { onShow: () => void }) {
  const count = useListPage<unknown>(overdueUrl).data?.total ?? 0
  if (count === 0) return null
  return (
    <Alert
      tone="warning"
      title={texts.overdueTitle(count)}
      className="mb-6"
      action={<AlertButton onClick={onShow}>{texts.showOverdue}</AlertButton>}
    />
  )
}
