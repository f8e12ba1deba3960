import { type ReactNode, useState } from 'react'
import type { DraftName } from '../../client/approval-requests.ts'
import { lazyPart } from '../lazy-part.tsx'
import type { ErrorsGoingLive, GoingLive } from './find-going-live.ts'

const GoingLiveDialog = lazyPart(async () => (await import('./going-live-dialog.tsx')).GoingLiveDialog, {
  Fallback: () => null,
})

interface Asked {
  found: readonly ErrorsGoingLive[]
  opener: Element | null
  resolve: (mayGoLive: boolean) => void
}

export interface GoingLiveQuestion {
  /** Whether what is in these drafts may be published, at that time where it is a later one. */
  mayPublish: (names: readonly DraftName[], at?: Date) => Promise<boolean>
  /** Whether visitors may see what is no draft, such as an earlier state of a record. */
  mayShow: (read: () => Promise<readonly GoingLive[]>) => Promise<boolean>
  isLooking: boolean
  /** To be drawn wherever it is asked. */
  dialog: ReactNode
}

/** Asks before something goes live with errors that visitors do not see yet. `onLeave`: they go to mend one. */
export function useGoingLiveQuestion(goOnLabel: string, onLeave?: () => void): GoingLiveQuestion {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isLooking, setLooking] = useState(false)
  const ask = async (read: () => Promise<readonly GoingLive[]>, at?: Date): Promise<boolean> => {
    if (isLooking || asked) return false
    const opener = document.activeElement
    setLooking(true)
    const found = await find(read, at)
    setLooking(false)
    return found.length === 0 || new Promise((resolve) => setAsked({ found, opener, resolve }))
  }
  const answer = (mayGoLive: boolean) => {
    asked?.resolve(mayGoLive)
    setAsked(null)
    setTimeout(() => focusAgain(asked?.opener))
  }
  const dialog = asked && (
    <GoingLiveDialog
      found={asked.found}
      goOnLabel={goOnLabel}
      onAnswer={answer}
      onLeave={() => {
        answer(false)
        onLeave?.()
      }}
    />
  )
  return {
    mayPublish: (names, at) => ask(() => readDrafts(names), at),
    mayShow: ask,
    isLooking,
    dialog,
  }
}

/** No button of its own opened the dialog that could be given the focus back. */
function focusAgain(opener: Element | null | undefined): void {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
}

async function readDrafts(names: readonly DraftName[]): Promise<readonly GoingLive[]> {
  const { draftsGoingLive } = await import('./drafts-going-live.ts')
  return draftsGoingLive(names)
}

/** Where the checks cannot be loaded or asked, as offline, nothing is held up. */
async function find(
  read: () => Promise<readonly GoingLive[]>,
  at?: Date,
): Promise<readonly ErrorsGoingLive[]> {
  try {
    const { findGoingLive } = await import('./find-going-live.ts')
    return await findGoingLive(await read(), at)
  } catch {
    return []
  }
}
