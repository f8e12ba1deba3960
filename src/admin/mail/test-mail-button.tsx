import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendAsStaff } from '../../client/staff-request.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import type { TestMailResult } from './mail-facts.ts'
import { mailProblemTexts, testMailTexts as texts } from './mail-problem-texts.ts'

/** Sends a mail to whoever is signed in. What became of it is asked for anew at the address `forget`. */
export function TestMailButton({ forget }: { forget: string }) {
  const client = useQueryClient()
  const toasts = useToast()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const result = await sendAsStaff<TestMailResult>('POST', '/api/first-steps/test-mail')
      if (result.isAccepted) toasts.show({ title: texts.accepted, variant: 'success' })
    } catch {
      toasts.show({ title: texts.failed, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: [forget] })
  }
  return (
    <Button variant="secondary" size="sm" loading={isBusy} loadingLabel={texts.sending} onClick={send}>
      {texts.send}
    </Button>
  )
}

/** Why the last one did not leave. */
export function TestMailProblem({ test }: { test: TestMailResult | null }) {
  if (!test?.problem) return null
  return (
    <p className="text-danger wrap-anywhere">
      {mailProblemTexts[test.problem]} {test.details && texts.said(test.details)}
    </p>
  )
}
