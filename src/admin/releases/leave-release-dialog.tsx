import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { releaseTexts as texts } from './release-texts.ts'
import type { ReleaseQuestion } from './use-release-question.ts'

/** Asks before a draft leaves the release that it waits in. */
export function LeaveReleaseDialog({ question }: { question: ReleaseQuestion }) {
  const { release, answer } = question
  if (!release) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title={texts.leaving(release.name)}
      description={texts.leavingHint}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={() => answer(true)}
    />
  )
}
