import { useQuery } from '@tanstack/react-query'
import { answerInPageLanguage } from '../../answer-words.ts'
import { useMay } from '../../current-user.ts'
import { reasonWords, type TasksStatus, tasksStatusUrl } from '../operations/due-tasks.ts'
import { DashboardNotice } from './dashboard-notice.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'

/** Tells those who can do something about it that mails do not leave the house, or other work is not done. */
export function DueWorkNotice() {
  const seesTasks = useMay('manage_users')
  const { data } = useQuery<TasksStatus>({
    queryKey: [tasksStatusUrl],
    enabled: seesTasks,
    refetchOnMount: 'always',
  })
  const notice = data && noticeOf(data)
  if (!notice) return null
  return (
    <DashboardNotice
      title={notice.title}
      link={{ to: `/admin/operations${notice.search}`, label: texts.openOperations }}
    >
      {notice.why}
    </DashboardNotice>
  )
}

/** What is worst comes first: what nobody does at all, what will never be done, what waits. */
function noticeOf({ failing, failed, overdueSeconds, lastError }: TasksStatus) {
  const error = lastError ?? ''
  const why = reasonWords(error) ?? texts.tasksFailWhy(answerInPageLanguage(error))
  if (overdueSeconds > 0)
    return {
      title: texts.tasksOverdue(Math.floor(overdueSeconds / 60)),
      why: texts.tasksOverdueWhy,
      search: '',
    }
  if (failed > 0) return { title: texts.tasksFailed(failed), why, search: '?state=failed' }
  return failing > 0 ? { title: texts.tasksFail(failing), why, search: '' } : undefined
}
