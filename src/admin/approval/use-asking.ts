import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DraftName, forgetApprovals, sendForApproval } from '../../client/approval-requests.ts'
import type { RecordDraft } from '../../client/record-drafts.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { approvalTexts as texts } from './approval-texts.ts'
import { useDecisionHints } from './use-decision-hints.ts'

/** How a form is sent to somebody who may publish it. */
export interface Asking {
  /** While the note is being written. */
  isOpen: boolean
  close: () => void
  /** Saves the draft and sends it; throws where it could not be sent. */
  send: (note: string) => Promise<void>
}

interface AskingParts {
  isNeeded: boolean
  /** Whether it could be published as it stands; says at the fields what is wrong. */
  check: () => Promise<boolean>
  saveDraft: () => Promise<boolean>
  getDraft: () => RecordDraft | undefined
  getName: () => DraftName | undefined
}

/** Instead of saving: checks the form, asks for a note, and sends the draft. */
export function useAsking({ isNeeded, check, saveDraft, getDraft, getName }: AskingParts) {
  const client = useQueryClient()
  const { show } = useToast()
  const hints = useDecisionHints(isNeeded)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const send = async (note: string) => {
    const isStored = await saveDraft()
    const [draft, name] = [getDraft(), getName()]
    // Why it could not be saved stands in the form.
    if (!isStored || !draft || !name) return close()
    await sendForApproval(name, draft.revision, note)
    close()
    show({ title: texts.sent, description: hints.sent, variant: 'success' })
    await forgetApprovals(client, name)
  }
  return {
    asking: isNeeded ? ({ isOpen, close, send } satisfies Asking) : null,
    ask: async (): Promise<boolean> => {
      if (await check()) setOpen(true)
      return false
    },
  }
}
