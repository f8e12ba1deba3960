import { useQuery } from '@tanstack/react-query'
import { DatabaseBackup, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { momentText } from '../../moment-text.ts'
import { type Backups, backupsUrl, isAtWork, type KeptBackup } from './backup-facts.ts'
import { backupsTexts as texts } from './backups-texts.ts'
import { LastDrill } from './last-drill.tsx'
import { useBackupNow } from './use-backup-now.ts'

/** While it is open, it follows what happens: closely where something happens right now. */
const refreshMs = { atRest: 30_000, atWork: 1000 }

/** What is kept, the next backup, and the way to one at once: for super admins. */
export function BackupsScreen() {
  const query = useQuery<Backups>({
    queryKey: [backupsUrl],
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? refreshMs.atWork : refreshMs.atRest),
  })
  const { backUp, isBusy } = useBackupNow(query.data)
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={texts.subtitle}
        actions={
          <Button
            loading={isBusy}
            loadingLabel={texts.making}
            disabled={query.data === undefined}
            onClick={() => void backUp()}
          >
            <DatabaseBackup aria-hidden="true" />
            {texts.make}
          </Button>
        }
      />
      <AdminQueryState query={query} loading={texts.loading} failed={texts.loadFailed}>
        {(data) => (
          <div className="space-y-6">
            <NextBackup facts={data} isBusy={isBusy} />
            {data.isReachable ? (
              <BackupList backups={data.backups} />
            ) : (
              <Alert tone="warning" title={texts.unreachable}>
                {texts.unreachableWhy}
              </Alert>
            )}
            <LastDrill drill={data.drill} />
            <div className="prose-measure space-y-2 text-small text-muted">
              <p>{texts.kept}</p>
              <p>{texts.places[data.place]}</p>
            </div>
          </div>
        )}
      </AdminQueryState>
    </>
  )
}

/** What becomes of the next one: it is being made, it failed, or it has its time. */
function NextBackup({ facts, isBusy }: { facts: Backups; isBusy: boolean }) {
  const { failure, nextAt } = facts
  const moment = nextAt === null ? '' : momentText(nextAt)
  if (isBusy)
    return (
      <StatusCard>
        <p className="font-medium">{texts.making}</p>
        <Progress label={texts.making} />
        <p className="text-muted">{texts.makingHint}</p>
      </StatusCard>
    )
  if (failure)
    return (
      <Alert tone="danger" title={texts.failed}>
        <p>
          {texts.problems[failure.problem]} {moment && texts.triedAgain(moment)}
        </p>
        <p className="mt-1 text-caption">
          {texts.said}:{' '}
          <code dir="ltr" className="wrap-anywhere">
            {failure.details}
          </code>
        </p>
      </Alert>
    )
  return (
    <StatusCard>
      <p className="font-medium">{moment ? texts.next(moment) : texts.soon}</p>
    </StatusCard>
  )
}

/** As high in each state: the list below does not move. */
function StatusCard({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex min-h-24 flex-col justify-center gap-2 rounded-card border border-line bg-surface p-4 text-small"
    >
      {children}
    </div>
  )
}

function BackupList({ backups }: { backups: readonly KeptBackup[] }) {
  if (backups.length === 0)
    return <EmptyState icon={<DatabaseBackup />} title={texts.empty} description={texts.emptyHint} />
  return (
    <ul aria-label={texts.list} className="divide-y divide-line rounded-card border border-line bg-surface">
      {backups.map((backup) => (
        <BackupRow key={backup.name} backup={backup} />
      ))}
    </ul>
  )
}

function BackupRow({ backup: { name, kind, time, bytes, check } }: { backup: KeptBackup }) {
  const moment = momentText(time)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <span className="font-medium">{moment}</span>
        <Badge>{texts.kinds[kind]}</Badge>
        {check && <CheckMark check={check} />}
        <span className="text-muted tabular-nums">{texts.size(bytes)}</span>
      </p>
      <a href={`${backupsUrl}/${name}`} download={name} className={buttonClass('secondary', 'sm')}>
        <Download aria-hidden="true" />
        {texts.download} <span className="sr-only">{texts.downloadOf(moment)}</span>
      </a>
    </li>
  )
}

function CheckMark({ check: { time, isSound } }: { check: NonNullable<KeptBackup['check']> }) {
  const moment = momentText(time)
  return (
    <Badge
      tone={isSound ? 'success' : 'danger'}
      dot
      title={isSound ? texts.checkedAt(moment) : texts.brokenAt(moment)}
    >
      {isSound ? texts.checked : texts.broken}
    </Badge>
  )
}
