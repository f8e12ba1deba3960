import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { RequestError } from '../../../client/request-json.ts'
import { readAsStaff, saveAsStaff, type Versioned } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import type { ApplicationReview } from '../../../content/application/application.ts'
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
  const save = methods.handleSubmit(async (review) => {
    setFailure(null)
    try {
      await saveAsStaff('PUT', applicationUrl(id), review, { 'if-match': stored.current.etag })
      toasts.show({ title: texts.updated, variant: 'success' })
      onSaved()
      await forgetUrls(client, applicationsUrl, '/api/activity')
    } catch (error) {
      if (showIssues(methods, error)) return
      const found = isStale(error) ? await readConflict(id) : undefined
      if (!found) return setFailure(failureOf(error))
      takeOver(methods, stored.current.review, found.conflict.theirs)
      stored.current = { etag: found.etag, review: found.conflict.theirs }
      setConflict(found.conflict)
    }
  })
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
  if (error instanceof TypeError) return { title: texts.updateFailed, detail: texts.unreachable }
  if (!(error instanceof RequestError)) throw error
  return { title: texts.updateFailed, detail: error.status === 500 ? '' : error.detail }
}

function reviewOf({ status, notes }: StaffApplication): ApplicationReview {
  return { status, notes }
}
