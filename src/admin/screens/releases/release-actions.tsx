import { CalendarClock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Release } from '../../../client/release-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { publishQuestionTexts } from '../../checks/publish-question-texts.ts'
import { useGoingLiveQuestion } from '../../checks/use-going-live-question.tsx'
import { releaseDraftNames } from '../../releases/release-draft-names.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'
import { useReleaseActions } from '../../releases/use-release-actions.ts'
import { NameDialog } from './name-dialog.tsx'
import { ScheduleRelease } from './schedule-release.tsx'
import { UndoReleaseDialog } from './undo-release-dialog.tsx'

/** What can be done with a release as a whole, by its state. */
export function ReleaseActions({ release }: { release: Release }) {
  if (release.state === 'published') return <UndoButton release={release} />
  if (release.state === 'undone') return null
  return (
    <>
      <RemoveButton release={release} />
      <RenameButton release={release} />
      {release.state === 'scheduled' && <CancelButton release={release} />}
      {release.count > 0 && <ScheduleButton release={release} />}
      {release.count > 0 && <PublishButton release={release} />}
    </>
  )
}

function PublishButton({ release }: { release: Release }) {
  const { publish } = useReleaseActions()
  const [isOpen, setOpen] = useState(false)
  const question = useGoingLiveQuestion(publishQuestionTexts.publishAnyway)
  const uncleared = release.drafts.filter(({ isCleared }) => !isCleared).length
  const begin = async () => {
    if (await question.mayPublish(releaseDraftNames(release))) setOpen(true)
  }
  return (
    <>
      {question.dialog}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => (open ? void begin() : setOpen(false))}
        title={texts.publishTitle(release.count)}
        description={
          uncleared === 0 ? texts.publishHint : `${texts.publishHint} ${texts.publishUncleared(uncleared)}`
        }
        confirmLabel={texts.publishNow}
        busyLabel={texts.publishing}
        onConfirm={async () => {
          await publish(release)
        }}
        trigger={<Button aria-busy={question.isLooking}>{texts.publishNow}</Button>}
      />
    </>
  )
}

function ScheduleButton({ release }: { release: Release }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" />
        {release.state === 'scheduled' ? texts.reschedule : texts.schedule}
      </Button>
      {isOpen && <ScheduleRelease release={release} onClose={() => setOpen(false)} />}
    </>
  )
}

function CancelButton({ release }: { release: Release }) {
  const { cancel } = useReleaseActions()
  return (
    <ConfirmDialog
      title={texts.cancelTitle}
      description={texts.cancelHint}
      confirmLabel={texts.cancelSchedule}
      busyLabel={texts.cancelling}
      onConfirm={async () => {
        await cancel(release)
      }}
      trigger={<Button variant="secondary">{texts.cancelSchedule}</Button>}
    />
  )
}

function RenameButton({ release }: { release: Release }) {
  const { rename } = useReleaseActions()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {texts.rename}
      </Button>
      {isOpen && (
        <NameDialog
          title={texts.renameTitle}
          submitLabel={texts.rename}
          busyLabel={texts.renaming}
          initial={release.name}
          onName={async (name) => {
            await rename(release, name)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function RemoveButton({ release }: { release: Release }) {
  const { remove } = useReleaseActions()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={texts.removeTitle(release.name)}
      description={texts.removeHint}
      confirmLabel={texts.remove}
      busyLabel={texts.removing}
      destructive
      onConfirm={async () => {
        await remove(release)
        await navigate('/admin/releases')
      }}
      trigger={<Button variant="ghost">{texts.remove}</Button>}
    />
  )
}

function UndoButton({ release }: { release: Release }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Undo2 aria-hidden="true" />
        {texts.undo}
      </Button>
      {isOpen && <UndoReleaseDialog release={release} onClose={() => setOpen(false)} />}
    </>
  )
}
