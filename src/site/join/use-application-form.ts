import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../client/idempotency-key.ts'
import { RequestError, sendJson } from '../../client/request-json.ts'
import { applicationTrap } from '../../content/application/application-rules.ts'
import type { FieldIssue } from '../../shared/app-error.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import * as messages from '../messages/site-messages.ts'
import { type ApplicationDraft, emptyDraft, forgetDraft, loadDraft, saveDraft } from './application-draft.ts'
import { useResend } from './use-resend.ts'
import { useSending } from './use-sending.ts'

export type ApplicationField = Exclude<keyof ApplicationDraft, 'key' | 'sendAt'>

interface Options {
  initial?: Partial<ApplicationDraft>
  /** What the server found wrong with a form that was posted without JavaScript. */
  initialIssues?: readonly FieldIssue[]
  onSent: () => void
  onFailed: (detail: string | undefined) => void
}

/** In seconds. Who is asked to wait longer is told so, instead of watching a page that sends by itself. */
const longestWait = 600

/** State of an application form: what is typed survives failures, reloads and closing the window. */
export function useApplicationForm({ initial, initialIssues = [], onSent, onFailed }: Options) {
  const [draft, setDraft] = useState<ApplicationDraft>(() => ({ ...emptyDraft(), ...initial }))
  // Several fields can change before the next render: a browser fills them in, or they were typed into early.
  const latest = useRef(draft)
  const replace = useCallback((next: ApplicationDraft) => {
    latest.current = next
    setDraft(next)
  }, [])
  const [trap, setTrap] = useState('')
  const [errors, setErrors] = useState(() => errorsOf(initialIssues, draft))
  /** Why it was not taken, where no single field is to blame. */
  const [refusal, setRefusal] = useState<string>()
  const preset = initial?.subject

  useEffect(() => {
    const kept = loadDraft()
    if (kept) replace({ ...kept, subject: preset || kept.subject || latest.current.subject })
  }, [preset, replace])

  const wait = (sendAt: string | undefined) => {
    if (sendAt === latest.current.sendAt) return
    replace({ ...latest.current, sendAt })
    saveDraft(latest.current)
  }

  const sending = useSending({
    send: async (sent: ApplicationDraft) => {
      try {
        await sendApplication(sent, trap)
      } catch (error) {
        if (!(error instanceof RequestError) || error.status !== 409) throw error
        // It was changed after a try whose answer was lost: another application, with a key of its own.
        const key = newIdempotencyKey()
        replace({ ...latest.current, key })
        saveDraft(latest.current)
        await sendApplication({ ...sent, key }, trap)
      }
    },
    onSent: () => {
      forgetDraft()
      replace({ ...emptyDraft(), subject: preset ?? '' })
      onSent()
    },
    onFailed: (error) => {
      if (error instanceof RequestError && (error.retryAfter ?? longestWait) < longestWait)
        return wait(new Date(Date.now() + Number(error.retryAfter) * 1000).toISOString())
      wait(undefined)
      const issues = error instanceof RequestError ? error.issues : []
      const problems = errorsOf(issues, latest.current)
      setErrors(problems)
      focusFirst(issues.map((issue) => issue.path))
      const isTooMany = error instanceof RequestError && error.status === 429
      const reason = isTooMany ? messages.join.refusal(error.detail) : undefined
      setRefusal(reason)
      onFailed(Object.values(problems)[0] ?? reason)
    },
  })
  useResend(draft.sendAt, () => {
    if (!sending.isSending) sending.send(latest.current)
  })

  const change = (field: ApplicationField, value: string) => {
    const next = { ...latest.current, [field]: value }
    replace(next)
    saveDraft(next)
    setErrors(({ [field]: _mended, ...rest }) => rest)
    setRefusal(undefined)
  }

  return {
    values: draft,
    errors,
    refusal,
    isSending: sending.isSending,
    /** When it is sent again by itself, where the server asked to wait. */
    sendAt: draft.sendAt,
    stopWaiting: () => wait(undefined),
    trap,
    setTrap,
    change,
    /** On the form element. What the browser finds wrong stands at the field in our words, instead of in a bubble. */
    formEvents: {
      onInvalid: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const { name, validity } = event.target as HTMLInputElement
        const problem = messages.join.unsent(name, validity.valueMissing)
        setErrors((known) => ({ ...known, [name]: problem }))
        event.currentTarget.querySelector<HTMLElement>(':invalid')?.focus()
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (sending.isSending) return
        setErrors({})
        setRefusal(undefined)
        sending.send(draft)
      },
    },
  }
}

function sendApplication({ key, sendAt: _, ...values }: ApplicationDraft, trap: string): Promise<unknown> {
  const body = { ...values, language: pageLanguage, [applicationTrap]: trap, status: 'pending' }
  return sendJson('POST', '/api/applications', body, { 'idempotency-key': key })
}

function errorsOf(issues: readonly FieldIssue[], typed: ApplicationDraft): Partial<Record<string, string>> {
  const problem = (issue: FieldIssue) =>
    messages.join.problem(issue, String(Reflect.get(typed, issue.path) ?? ''))
  return Object.fromEntries(issues.map((issue) => [issue.path, problem(issue)]))
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>

function focusFirst(paths: readonly string[]): void {
  const field = document.querySelector<HTMLElement>(
    paths.map((path) => `[data-application-form] [name="${CSS.escape(path)}"]`).join(', ') || ':not(*)',
  )
  field?.focus()
}
