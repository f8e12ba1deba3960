import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useMay } from '../../current-user.ts'
import { momentText } from '../../moment-text.ts'
import { type DueTask, reasonWords, taskName } from './due-tasks.ts'
import { operationsTexts as texts } from './operations-texts.ts'
import { useTaskActions } from './use-task-actions.ts'

export function TaskRow({ task }: { task: DueTask }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-64 space-y-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small font-medium">
          {taskName(task.kind)}
          {task.person !== '' && (
            <span className="font-normal wrap-anywhere text-muted">{texts.to(task.person)}</span>
          )}
          {task.isRunning && <Badge tone="info">{texts.running}</Badge>}
          {task.isRecurring && <Badge>{texts.recurring}</Badge>}
          {task.state === 'waiting' && task.lastError !== '' && <Badge tone="warning">{texts.failing}</Badge>}
        </p>
        <p className="text-caption text-muted">{timesOf(task).join(' · ')}</p>
        {task.lastError !== '' && <TaskError error={task.lastError} />}
      </div>
      {!task.isRunning && task.state !== 'done' && <TaskActions task={task} />}
    </li>
  )
}

function TaskError({ error }: { error: string }) {
  const reason = reasonWords(error)
  return (
    <div className="text-small">
      {reason && <p>{reason}</p>}
      <p className="text-caption text-muted">
        {texts.said}:{' '}
        <code dir="ltr" className="wrap-anywhere">
          {error}
        </code>
      </p>
    </div>
  )
}

function TaskActions({ task }: { task: DueTask }) {
  const { retry, giveUp } = useTaskActions(task)
  const isSuperAdmin = useMay('all')
  const [isTrying, setTrying] = useState(false)
  const name = taskName(task.kind)
  const giveUpLabel = task.state === 'failed' ? texts.forget : texts.giveUp
  const tryAgain = async () => {
    setTrying(true)
    await retry()
    setTrying(false)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {task.state === 'waiting' && (task.kind !== 'backup' || isSuperAdmin) && (
        <Button
          size="sm"
          variant="secondary"
          loading={isTrying}
          loadingLabel={texts.trying}
          onClick={() => void tryAgain()}
        >
          <RotateCw aria-hidden="true" />
          {task.lastError === '' ? texts.doNow : texts.tryAgain} <span className="sr-only">{name}</span>
        </Button>
      )}
      {!task.isRecurring && (
        <ConfirmDialog
          title={texts.giveUpTitle(name)}
          description={texts.giveUpHint}
          confirmLabel={giveUpLabel}
          busyLabel={texts.givingUp}
          destructive
          onConfirm={giveUp}
          trigger={
            <Button size="sm" variant="ghost">
              {giveUpLabel} <span className="sr-only">{name}</span>
            </Button>
          }
        />
      )}
    </div>
  )
}

/** Such as: Next try 10:42 · 3 tries. */
function timesOf({ state, dueAt, doneAt, attempts, lastError, isRecurring }: DueTask): string[] {
  const ended = doneAt === null ? '' : momentText(doneAt)
  if (state === 'done') return [texts.wasDone(ended)]
  if (state === 'failed') return [texts.gaveUp(ended), texts.tries(attempts)]
  const due = momentText(dueAt)
  const isDue = new Date(dueAt) <= new Date()
  return [
    lastError !== '' ? texts.retried(due) : isDue ? texts.overdue(due) : texts.due(due),
    ...(isRecurring && ended ? [texts.lastDone(ended)] : []),
    ...(attempts > 0 ? [texts.tries(attempts)] : []),
  ]
}
