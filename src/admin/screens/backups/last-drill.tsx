import { groupedNumber } from '../../../shared/local-numbers.ts'
import { Alert } from '../../../ui/alert.tsx'
import { momentText } from '../../moment-text.ts'
import type { Drill } from './backup-facts.ts'
import { backupsTexts as texts } from './backups-texts.ts'

/** What came of restoring the newest backup into a scratch database. */
export function LastDrill({ drill }: { drill: Drill | null }) {
  if (drill?.problem)
    return (
      <Alert tone="danger" title={texts.drillFailed(momentText(drill.time))}>
        <p>
          {texts.drillProblems[drill.problem]} {texts.drillMend}
        </p>
        {drill.details !== '' && (
          <p className="mt-1 text-caption">
            {texts.said}:{' '}
            <code dir="ltr" className="wrap-anywhere">
              {drill.details}
            </code>
          </p>
        )}
      </Alert>
    )
  return (
    <section aria-label={texts.drillTitle} className="prose-measure space-y-1 text-small">
      <h2 className="font-medium">{texts.drillTitle}</h2>
      <p className="text-muted">
        {drill?.backup
          ? `${texts.drillFine(momentText(drill.time), momentText(drill.backup.time))} ${texts.drillCounts(
              groupedNumber(drill.rows),
              groupedNumber(drill.files),
            )}`
          : texts.drillNever}
      </p>
    </section>
  )
}
