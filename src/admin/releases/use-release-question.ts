import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DraftName } from '../../client/approval-requests.ts'
import { draftsUrl, type OpenDraft } from '../../client/record-drafts.ts'
import { RequestError } from '../../client/request-json.ts'
import { isOffline } from '../../client/use-resend-when-online.ts'

/** What is asked before a draft is published by itself that waits in a release. */
export interface ReleaseQuestion {
  /** Null while nothing is asked. */
  release: OpenDraft['release']
  answer: (mayPublish: boolean) => void
  /** Whether the last save was given up for it. */
  wasDeclined: () => boolean
}

interface Asked {
  release: NonNullable<OpenDraft['release']>
  resolve: (mayPublish: boolean) => void
}

export function useReleaseQuestion() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const isDeclined = useRef(false)
  const mayLeave = async ({ definition, id, lang }: DraftName): Promise<boolean> => {
    isDeclined.current = false
    const queryKey = [`${draftsUrl}?${new URLSearchParams({ type: definition.name })}`]
    const drafts = await client.fetchQuery<OpenDraft[]>({ queryKey, staleTime: 0 }).catch(withoutAnswer)
    const release = drafts.find((draft) => draft.id === id && draft.lang === lang)?.release
    return !release || new Promise((resolve) => setAsked({ release, resolve }))
  }
  const answer = (mayPublish: boolean) => {
    if (!asked) return
    isDeclined.current = !mayPublish
    asked.resolve(mayPublish)
    setAsked(null)
  }
  const releaseQuestion: ReleaseQuestion = {
    release: asked?.release ?? null,
    answer,
    wasDeclined: () => isDeclined.current,
  }
  return { mayLeave, releaseQuestion }
}

/** The save that follows says itself that there is no line to the server. */
function withoutAnswer(error: unknown): OpenDraft[] {
  if (error instanceof RequestError || isOffline(error)) return []
  throw error
}
