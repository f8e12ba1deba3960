import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { inQuotes } from '../../../shared/text-language.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { Written } from '../../../ui/written.tsx'
import { answerInPageLanguage } from '../../answer-words.ts'
import { FirstStepRow } from './first-step-row.tsx'
import { type BroughtBack, type Facts, firstStepsUrl, forgetEverything } from './first-steps-facts.ts'
import { firstStepsTexts } from './first-steps-texts.ts'

const texts = firstStepsTexts.sample
/** So many titles are named; more are counted. */
const maxNamed = 5

/** Removes in one step what nobody has worked on, and brings it back in one step. */
export function SampleStep({ facts }: { facts: Facts['sample'] }) {
  const [kept, setKept] = useState<BroughtBack['kept']>([])
  const { untouched, edited, removed, isDone } = facts
  return (
    <FirstStepRow
      title={texts.title}
      isDone={isDone}
      action={
        <>
          {untouched > 0 && <RemoveButton facts={facts} />}
          {removed > 0 && <BringBackButton onKept={setKept} />}
        </>
      }
    >
      <p>{isDone ? texts.done : texts.untouched(untouched)}</p>
      {edited.length > 0 && <p>{texts.edited(edited.length)}</p>}
      {removed > 0 && <p>{texts.canReturn(removed)}</p>}
      {kept.length > 0 && (
        <Alert title={texts.kept}>
          <ul className="list-disc ps-5">
            {kept.map(({ path, id, title, reason, details }) => (
              <li key={`${path} ${id}`}>
                <Written as="span">{title}</Written>: {texts.reasons[reason]}
                {details && ` (${answerInPageLanguage(details)})`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </FirstStepRow>
  )
}

function RemoveButton({ facts: { untouched, edited } }: { facts: Facts['sample'] }) {
  const client = useQueryClient()
  const toasts = useToast()
  const remove = async () => {
    const { removed } = await sendAsStaff<{ removed: number }>(
      'POST',
      `${firstStepsUrl}/remove-sample`,
    ).catch((error: unknown) => {
      throw new Error(reasonOf(error) || texts.removeFailed, { cause: error })
    })
    toasts.show({ title: texts.removed(removed), description: texts.removedHint, variant: 'success' })
    await forgetEverything(client)
  }
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm">
          {texts.remove}
        </Button>
      }
      title={texts.question}
      description={
        <>
          {texts.goes(untouched)}{' '}
          {edited.length > 0 ? texts.stays(named(edited.map(({ title }) => title))) : texts.nothingStays}
        </>
      }
      confirmLabel={texts.remove}
      busyLabel={texts.removing}
      destructive
      onConfirm={remove}
    />
  )
}

function BringBackButton({ onKept }: { onKept: (kept: BroughtBack['kept']) => void }) {
  const client = useQueryClient()
  const toasts = useToast()
  const [isBusy, setBusy] = useState(false)
  const bringBack = async () => {
    setBusy(true)
    try {
      const { restored, kept } = await sendAsStaff<BroughtBack>('POST', `${firstStepsUrl}/restore-sample`)
      onKept(kept)
      toasts.show({ title: texts.broughtBack(restored), variant: 'success' })
    } catch (error) {
      toasts.show({ title: texts.bringBackFailed, description: reasonOf(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
    await forgetEverything(client)
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isBusy}
      loadingLabel={texts.bringingBack}
      onClick={bringBack}
    >
      {texts.bringBack}
    </Button>
  )
}

function named(titles: readonly string[]): string {
  const quoted = titles.slice(0, maxNamed).map(inQuotes).join(', ')
  return titles.length > maxNamed ? texts.andMore(quoted, titles.length - maxNamed) : quoted
}

function reasonOf(error: unknown): string {
  return error instanceof RequestError && error.status < 500 ? error.detail : ''
}
