import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { momentText } from '../../moment-text.ts'
import { FirstStepRow } from './first-step-row.tsx'
import { type Facts, firstStepsUrl, type TestMailResult } from './first-steps-facts.ts'
import { firstStepsTexts } from './first-steps-texts.ts'

const texts = firstStepsTexts.mail

/** Sends a mail to whoever is signed in, and says what became of it. */
export function MailStep({ facts: { isDone, isConfigured, lastTest } }: { facts: Facts['mail'] }) {
  const client = useQueryClient()
  const toasts = useToast()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const result = await sendAsStaff<TestMailResult>('POST', `${firstStepsUrl}/test-mail`)
      if (result.isAccepted) toasts.show({ title: texts.accepted, variant: 'success' })
    } catch {
      toasts.show({ title: texts.failed, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: [firstStepsUrl] })
  }
  return (
    <FirstStepRow
      title={texts.title}
      isDone={isDone}
      action={
        isConfigured && (
          <Button variant="secondary" size="sm" loading={isBusy} loadingLabel={texts.sending} onClick={send}>
            {texts.send}
          </Button>
        )
      }
    >
      <div role="status" className="space-y-1">
        <p>{sentence({ isDone, isConfigured, lastTest })}</p>
        {isConfigured && lastTest?.problem && <Problem test={lastTest} problem={lastTest.problem} />}
      </div>
    </FirstStepRow>
  )
}

function sentence({ isDone, isConfigured, lastTest }: Facts['mail']): string {
  if (!isConfigured) return texts.notConfigured
  return isDone && lastTest ? texts.done(momentText(lastTest.time)) : texts.open
}

function Problem({
  test,
  problem,
}: {
  test: TestMailResult
  problem: NonNullable<TestMailResult['problem']>
}) {
  return (
    <p className="text-danger">
      {texts.problems[problem]} {test.details && texts.said(test.details)}
    </p>
  )
}
