import { useState } from 'react'
import type { Release } from '../../../client/release-queries.ts'
import { foundation } from '../../../content/foundation.ts'
import { localMoments } from '../../../shared/local-moments.ts'
import { momentInWords } from '../../../shared/moment-in-words.ts'
import { siteLocal } from '../../../shared/site-clock.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { publishQuestionTexts } from '../../checks/publish-question-texts.ts'
import { useGoingLiveQuestion } from '../../checks/use-going-live-question.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { releaseDraftNames } from '../../releases/release-draft-names.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'
import { useReleaseActions } from '../../releases/use-release-actions.ts'

/** Asks when a release goes live, by the clock of the site, and says the time in words. */
export function ScheduleRelease({ release, onClose }: { release: Release; onClose: () => void }) {
  const { schedule } = useReleaseActions()
  const question = useGoingLiveQuestion(publishQuestionTexts.planAnyway, onClose)
  const initial = release.publishAt ? siteLocal(new Date(release.publishAt)) : ''
  const [time, setTime] = useState(initial)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [moment] = localMoments(time)
  const submit = async () => {
    if (!moment) return setError(texts.timeMissing)
    if (moment <= new Date()) return setError(texts.timeOver)
    setBusy(true)
    if (!(await question.mayPublish(releaseDraftNames(release), moment))) return setBusy(false)
    try {
      await schedule(release, moment.toISOString())
      onClose()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : texts.notDone)
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={texts.scheduleTitle}
      description={texts.scheduleHint(foundation.clock)}
      isDirty={!isBusy && time !== initial}
      isBusy={isBusy}
      submitLabel={texts.setTime}
      busyLabel={texts.setting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormField
        label={texts.time}
        required
        help={moment ? momentInWords(moment.toISOString()) : undefined}
        {...(error ? { error } : {})}
      >
        <Input
          type="datetime-local"
          value={time}
          onChange={(event) => {
            setTime(event.currentTarget.value)
            setError('')
          }}
        />
      </FormField>
      {question.dialog}
    </FormDialog>
  )
}
