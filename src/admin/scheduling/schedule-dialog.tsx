import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  changeSchedule,
  forgetSchedules,
  type Schedule,
  type ScheduleOf,
} from '../../client/record-schedules.ts'
import { RequestError } from '../../client/request-json.ts'
import { wayToHide } from '../../schema/values-that-hide.ts'
import { siteTimeZone } from '../../shared/dates.ts'
import { isLanguage, mainLanguage } from '../../shared/languages.ts'
import { localMoments } from '../../shared/local-moments.ts'
import { momentInWords } from '../../shared/moment-in-words.ts'
import { siteLocal } from '../../shared/site-clock.ts'
import { isolated } from '../../shared/text-language.ts'
import { Alert } from '../../ui/alert.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { publishQuestionTexts } from '../checks/publish-question-texts.ts'
import { useGoingLiveQuestion } from '../checks/use-going-live-question.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { schedulingTexts as texts } from './scheduling-texts.ts'

type ScheduleDialogProps = {
  of: ScheduleOf
  name: string
  schedule: Schedule | undefined
  /** Whether there is a draft to publish. */
  isPrepared: boolean
  /** Of the draft as whoever chooses the time sees it; left out where it is not shown, as in the calendar. */
  seenRevision?: number | undefined
  onClose: () => void
}

type Times = { publishAt: string; hideAt: string }

/** Sets, moves and cancels when a draft is published and its record hidden. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { of, name, schedule, isPrepared, seenRevision, onClose } = props
  const client = useQueryClient()
  const toasts = useToast()
  const [start] = useState<Times>(() => ({
    publishAt: localOf(schedule?.publish?.at),
    hideAt: localOf(schedule?.hide?.at),
  }))
  const [times, setTimes] = useState(start)
  const [problems, setProblems] = useState<Partial<Times>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const way = (of.lang ?? mainLanguage) === mainLanguage ? wayToHide(of.definition) : 'never'
  const isDirty = times.publishAt !== start.publishAt || times.hideAt !== start.hideAt

  const question = useGoingLiveQuestion(publishQuestionTexts.planAnyway, onClose)
  const mayPlan = async (): Promise<boolean> => {
    const [at] = localMoments(times.publishAt)
    const lang = isLanguage(of.lang) ? of.lang : mainLanguage
    if (!at || times.publishAt === start.publishAt) return true
    return question.mayPublish([{ ...of, lang }], at)
  }
  const submit = async () => {
    const seen = times.publishAt && seenRevision !== undefined ? { revision: seenRevision } : {}
    // The same time for what the draft holds by now is something new, too.
    if (!isDirty && seen.revision === undefined) return onClose()
    setBusy(true)
    setFailure(undefined)
    if (!(await mayPlan())) return setBusy(false)
    const changed = (['publishAt', 'hideAt'] as const).filter((field) => times[field] !== start[field])
    try {
      const wanted = Object.fromEntries(changed.map((field) => [field, times[field] || null]))
      await changeSchedule(of, { ...wanted, ...seen }, schedule?.tag)
      await forgetSchedules(client)
      toasts.show({ title: texts.set, variant: 'success' })
      onClose()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const issues = error instanceof RequestError ? error.issues : []
      setProblems(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
      const detail = error instanceof RequestError ? error.detail : ''
      if (issues.length === 0) setFailure(detail || texts.failed)
      setBusy(false)
    }
  }
  const field = (path: keyof Times, label: string, help: string) => (
    <TimeField
      label={label}
      help={help}
      value={times[path]}
      error={problems[path]}
      onChange={(value) => {
        setTimes({ ...times, [path]: value })
        setProblems({ ...problems, [path]: undefined })
      }}
    />
  )
  return (
    <FormDialog
      title={texts.title(isolated(name))}
      description={texts.hint(siteTimeZone())}
      size="sm"
      isDirty={isDirty}
      isBusy={isBusy}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="space-y-5">
        {failure && <Alert tone="danger" title={failure} />}
        {(isPrepared || schedule?.publish) && field('publishAt', texts.publishAt, texts.publishHelp)}
        {way !== 'never' &&
          field('hideAt', texts.hideAt, way === 'hidden' ? texts.hideHelp : texts.trashHelp)}
        <p className="text-caption text-muted">{texts.empty}</p>
      </div>
      {question.dialog}
    </FormDialog>
  )
}

type TimeFieldProps = {
  label: string
  help: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A time by the clock of the site, and what it means in words. */
function TimeField({ label, help, value, error, onChange }: TimeFieldProps) {
  const moments = localMoments(value)
  const [first] = moments
  const words: ReactNode = first && (
    <span className="block font-medium text-ink">{momentInWords(first.toISOString())}</span>
  )
  return (
    <FormField
      label={label}
      {...(error ? { error } : {})}
      help={
        <>
          {words}
          {moments.length > 1 && <span className="block">{texts.twice}</span>}
          {help}
        </>
      }
    >
      <Input
        type="datetime-local"
        value={value}
        min={siteLocal(new Date())}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  )
}

function localOf(at: string | undefined): string {
  return at === undefined ? '' : siteLocal(new Date(at))
}
