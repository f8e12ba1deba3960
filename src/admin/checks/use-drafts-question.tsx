import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { DraftName } from '../../client/approval-requests.ts'
import type { DraftFindings } from './find-in-drafts.ts'

const DraftsQuestionDialog = lazy(async () => ({
  default: (await import('./drafts-question-dialog.tsx')).DraftsQuestionDialog,
}))

interface Asked {
  found: readonly DraftFindings[]
  opener: Element | null
  resolve: (mayPublish: boolean) => void
}

export interface DraftsQuestion {
  /** Whether what is in these drafts may be published, at that time where it is a later one. */
  mayPublish: (names: readonly DraftName[], at?: Date) => Promise<boolean>
  isLooking: boolean
  /** To be drawn wherever it is asked. */
  dialog: ReactNode
}

/** Asks before stored drafts are published or planned with errors that visitors do not see yet. `onLeave`: they go to mend one. */
export function useDraftsQuestion(publishLabel: string, onLeave?: () => void): DraftsQuestion {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isLooking, setLooking] = useState(false)
  const mayPublish = async (names: readonly DraftName[], at?: Date): Promise<boolean> => {
    if (isLooking || asked) return false
    const opener = document.activeElement
    setLooking(true)
    const found = await find(names, at)
    setLooking(false)
    return found.length === 0 || new Promise((resolve) => setAsked({ found, opener, resolve }))
  }
  const answer = (isPublished: boolean) => {
    asked?.resolve(isPublished)
    setAsked(null)
    setTimeout(() => focusAgain(asked?.opener))
  }
  const dialog = asked && (
    <Suspense>
      <DraftsQuestionDialog
        found={asked.found}
        publishLabel={publishLabel}
        onAnswer={answer}
        onLeave={() => {
          answer(false)
          onLeave?.()
        }}
      />
    </Suspense>
  )
  return { mayPublish, isLooking, dialog }
}

/** No button of its own opened the dialog that could be given the focus back. */
function focusAgain(opener: Element | null | undefined): void {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
}

/** Where the checks cannot be loaded or asked, as offline, nothing is held up. */
async function find(names: readonly DraftName[], at?: Date): Promise<readonly DraftFindings[]> {
  try {
    const { findInDrafts } = await import('./find-in-drafts.ts')
    return await findInDrafts(names, at)
  } catch {
    return []
  }
}
