import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type TabItem, Tabs } from '../../../ui/tabs.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { type DueTask, type TaskState, type TasksStatus, tasksStatusUrl, tasksUrl } from './due-tasks.ts'
import { operationsTexts as texts } from './operations-texts.ts'
import { TaskRow } from './task-row.tsx'

/** While it is open, it follows what happens: closely where something happens right now. */
const refreshMs = { atRest: 10_000, atWork: 1500 }

function isAtWork(tasks: readonly DueTask[] = []): boolean {
  return tasks.some(
    ({ state, isRunning, dueAt }) => state === 'waiting' && (isRunning || new Date(dueAt) <= new Date()),
  )
}

export function OperationsScreen() {
  const [params, setParams] = useSearchParams()
  const { data: status } = useQuery<TasksStatus>({
    queryKey: [tasksStatusUrl],
    refetchOnMount: 'always',
    refetchInterval: refreshMs.atRest,
  })
  const tabs: TabItem<TaskState>[] = [
    { value: 'waiting', label: texts.waiting, content: <Tasks state="waiting" empty={texts.emptyWaiting} /> },
    {
      value: 'failed',
      label: texts.failed,
      ...(status?.failed ? { count: status.failed } : {}),
      content: <Tasks state="failed" empty={texts.emptyFailed} />,
    },
    { value: 'done', label: texts.done, content: <Tasks state="done" empty={texts.emptyDone} /> },
  ]
  const current = tabs.find(({ value }) => value === params.get('state'))?.value ?? 'waiting'
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.subtitle} />
      <Tabs
        label={texts.tabs}
        items={tabs}
        value={current}
        onValueChange={(state) =>
          setParams(state === 'waiting' ? {} : { state }, { replace: true, preventScrollReset: true })
        }
      />
    </>
  )
}

function Tasks({ state, empty }: { state: TaskState; empty: string }) {
  const query = useQuery<DueTask[]>({
    queryKey: [`${tasksUrl}?state=${state}`],
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (isAtWork(data) ? refreshMs.atWork : refreshMs.atRest),
  })
  return (
    <AdminQueryState
      query={query}
      loading={texts.loading}
      failed={texts.loadFailed}
      empty={<EmptyState icon={<ListChecks />} title={empty} description={texts.emptyHint} />}
    >
      {(tasks) => (
        <ul
          aria-label={texts.list}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
    </AdminQueryState>
  )
}
