import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { RequestError } from '../../../client/request-json.ts'
import { readAsStaff, saveAsStaff, type Versioned } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { isOffline, offlineText, useResendWhenOnline } from '../../../client/use-resend-when-online.ts'
import type { ApplicationReview } from '../../../content/application/application.ts'
import { isSameValue } from '../../../shared/is-same-value.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { showIssues } from '../../show-issues.ts'
import { applicationsTexts as texts } from './applications-texts.ts'
import {
  applicationsUrl,
  applicationUrl,
  type ReviewStep,
  type StaffApplication,
} from './staff-application.ts'

/** Somebody else saved while this form was open. */
export interface ReviewConflict {
  who: string
  when: string
  theirs: ApplicationReview
}

export interface ReviewFailure {
  title: string
  detail: string
}

export interface ReviewForm {
  methods: UseFormReturn<ApplicationReview>
  conflict: ReviewConflict | null
  failure: ReviewFailure | null
  save: () => Promise<void>
}

/** Status and notes of one application: saved only over the state that was read, and nothing typed is lost. */
export function useApplicationReview(read: Versioned<StaffApplication>, onSaved: () => void): ReviewForm {
  const { id } = read.record
  const client = useQueryClient()
  const toasts = useToast()
  const methods = useForm<ApplicationReview>({ defaultValues: reviewOf(read.record) })
  const stored = useRef({ etag: read.etag, review: reviewOf(read.record) })
  const [conflict, setConflict] = useState<ReviewConflict | null>(null)
  const [failure, setFailure] = useState<ReviewFailure | null>(null)
  const [unsent, setUnsent] = useState<ApplicationReview | null>(null)
  const finish = async (review: ApplicationReview, etag: string) => {
    setUnsent(null)
    setFailure(null)
    toasts.show({ title: texts.updated, variant: 'success' })
    stored.current = { etag, review }
    // What was typed while the save was on its way is not stored yet: the window stays.
    if (isSameValue(methods.getValues(), review)) onSaved()
    else takeOver(methods, review, review)
    await forgetUrls(client, applicationsUrl, '/api/activity')
  }
  const send = async (review: ApplicationReview) => {
    try {
      const headers = { 'if-match': stored.current.etag }
      await finish(review, (await saveAsStaff('PUT', applicationUrl(id), review, headers)).etag)
    } catch (error) {
      setUnsent(isOffline(error) ? review : null)
      if (showIssues(methods, error)) return
      const found = isStale(error) ? await readConflict(id) : undefined
      if (!found) return setFailure(failureOf(error))
      const { etag, conflict: other } = found
      // An answer that was lost on the way: what is stored is what was sent.
      if (isSameValue(other.theirs, review)) return finish(review, etag)
      setFailure(null)
      takeOver(methods, stored.current.review, other.theirs)
      stored.current = { etag, review: other.theirs }
      setConflict(other)
    }
  }
  const save = methods.handleSubmit((review) => {
    setFailure(null)
    return send(review)
  })
  useResendWhenOnline(unsent, async () => !methods.formState.isSubmitting && unsent && send(unsent))
  return { methods, conflict, failure, save }
}

/** What this form left alone follows the other save; what was changed here stays. */
function takeOver(
  methods: UseFormReturn<ApplicationReview>,
  base: ApplicationReview,
  theirs: ApplicationReview,
): void {
  const mine = methods.getValues()
  methods.reset(theirs)
  for (const name of ['status', 'notes'] as const)
    if (mine[name] !== base[name]) methods.setValue(name, mine[name], { shouldDirty: true })
}

function isStale(error: unknown): boolean {
  return error instanceof RequestError && error.status === 412
}

async function readConflict(id: string): Promise<{ etag: string; conflict: ReviewConflict } | undefined> {
  try {
    const { record, etag } = await readAsStaff<StaffApplication>(applicationUrl(id))
    const [last] = (await readAsStaff<ReviewStep[]>(`${applicationUrl(id)}/history`)).record
    const conflict = { who: last?.actor.name ?? '', when: record.updatedAt, theirs: reviewOf(record) }
    return { etag, conflict }
  } catch (error) {
    // The save failed anyway; that it cannot be explained is told as the failure it is.
    if (error instanceof RequestError || error instanceof TypeError) return undefined
    throw error
  }
}

export function failureOf(error: unknown): ReviewFailure {
  if (isOffline(error)) return { title: texts.updateFailed, detail: offlineText }
  if (!(error instanceof RequestError)) throw error
  return { title: texts.updateFailed, detail: error.status === 500 ? '' : error.detail }
}

function reviewOf({ status, notes }: StaffApplication): ApplicationReview {
  return { status, notes }
}
