import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { Schedule, ScheduleOf } from '../../client/record-schedules.ts'
import { wayToHide } from '../../schema/values-that-hide.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { momentInWords } from '../../shared/moment-in-words.ts'
import { isolated } from '../../shared/text-language.ts'
import { Button } from '../../ui/button.tsx'
import { actorName } from '../actor-name.ts'
import { lazyPart } from '../lazy-part.tsx'
import { FormNotice } from '../record-form/form-notices.tsx'
import { MissedExplanation } from './missed-explanation.tsx'
import { schedulingTexts as texts } from './scheduling-texts.ts'
import { useCancelSchedule, useSchedule } from './use-schedule.ts'

/** Loaded when somebody chooses a time: most saves are for now. */
const ScheduleDialog = lazyPart(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog, {
  Fallback: () => null,
})

type ScheduledProps = {
  of: ScheduleOf
  /** What the record is called. */
  name: string
  /** Whether there is a draft to publish. */
  isPrepared: boolean
  /** Of the draft as the form shows it. */
  seenRevision: number | undefined
  isReadOnly: boolean
}

/** Above a form: what will happen to the record by itself, or could not; with the way to change it. */
export function ScheduleBanner(props: ScheduledProps) {
  const { of, isPrepared, isReadOnly } = props
  const { schedule } = useSchedule(of, isPrepared)
  if (!schedule) return null
  return (
    <>
      <MissedTimes of={of} schedule={schedule} isReadOnly={isReadOnly} />
      <PlannedTimes {...props} schedule={schedule} />
    </>
  )
}

/** At the end of a form: the way to choose a time, where nothing is scheduled yet. */
export function ScheduleButton(props: ScheduledProps) {
  const { of, isPrepared, isReadOnly } = props
  const { schedule, isKnown } = useSchedule(of, isPrepared)
  const mayHide = (of.lang ?? mainLanguage) === mainLanguage && wayToHide(of.definition) !== 'never'
  if (isReadOnly || !isKnown || schedule?.publish || schedule?.hide || !(isPrepared || mayHide)) return null
  return (
    <div className="mt-6 flex justify-end">
      <DialogButton {...props} schedule={schedule} label={texts.open} />
    </div>
  )
}

type PlannedTimesProps = ScheduledProps & { schedule: Schedule }

function PlannedTimes(props: PlannedTimesProps) {
  const { of, schedule, isReadOnly } = props
  const { publish, hide } = schedule
  const cancel = useCancelSchedule()
  const planned = publish ?? hide
  if (!planned) return null
  const lines = [
    publish && texts.willPublish(momentInWords(publish.at)),
    hide && texts.willHide(momentInWords(hide.at)),
  ].filter((line) => line !== null)
  return (
    <FormNotice
      kind="schedule"
      line={lines.join(' ')}
      title={lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      action={
        !isReadOnly && (
          <>
            <DialogButton {...props} label={texts.change} />
            <Button size="sm" variant="secondary" onClick={() => void cancel(of, schedule)}>
              {texts.cancel}
            </Button>
          </>
        )
      }
    >
      {texts.planned(isolated(actorName(planned.scheduledBy)))}
    </FormNotice>
  )
}

type MissedTimesProps = Pick<ScheduledProps, 'of' | 'isReadOnly'> & { schedule: Schedule }

function MissedTimes({ of, schedule, isReadOnly }: MissedTimesProps) {
  const cancel = useCancelSchedule()
  return schedule.missed.map((missed) => (
    <FormNotice
      key={missed.action}
      kind="missed"
      tone="warning"
      title={texts.missed[missed.action](momentInWords(missed.at))}
      action={
        !isReadOnly &&
        !schedule.publish &&
        !schedule.hide && (
          <Button size="sm" variant="secondary" onClick={() => void cancel(of, schedule)}>
            {texts.dismiss}
          </Button>
        )
      }
    >
      <MissedExplanation missed={missed} />
    </FormNotice>
  ))
}

type DialogButtonProps = Pick<ScheduledProps, 'of' | 'name' | 'isPrepared' | 'seenRevision'> & {
  schedule: Schedule | undefined
  label: string
}

function DialogButton({ of, name, isPrepared, seenRevision, schedule, label }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" />
        {label}
      </Button>
      {isOpen && (
        <ScheduleDialog
          of={of}
          name={name}
          schedule={schedule}
          isPrepared={isPrepared}
          seenRevision={seenRevision}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
