import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { answerInPageLanguage } from '../../answer-words.ts'
import { type Backups, backupsUrl, isAtWork } from './backup-facts.ts'
import { backupsTexts as texts } from './backups-texts.ts'

/** Asks for a backup, and says when it is made: what becomes of it is read again and again meanwhile. */
export function useBackupNow(facts: Backups | undefined) {
  const client = useQueryClient()
  const toasts = useToast()
  const [isAsking, setAsking] = useState(false)
  const isBusy = isAsking || (facts !== undefined && isAtWork(facts))
  useToastWhenMade(facts, isBusy)
  const backUp = async () => {
    setAsking(true)
    try {
      client.setQueryData([backupsUrl], await sendAsStaff<Backups>('POST', backupsUrl))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const description = answerInPageLanguage(error.message)
      toasts.show({ title: texts.notStarted, description, variant: 'destructive' })
    } finally {
      setAsking(false)
    }
  }
  return { backUp, isBusy }
}

function useToastWhenMade(facts: Backups | undefined, isBusy: boolean): void {
  const toasts = useToast()
  const newest = facts?.backups[0]?.name
  /** The newest one before; undefined while nobody waits. */
  const before = useRef<{ newest: string | undefined }>(undefined)
  useEffect(() => {
    if (isBusy) before.current ??= { newest }
    else if (before.current) {
      if (before.current.newest !== newest) toasts.show({ title: texts.made, variant: 'success' })
      before.current = undefined
    }
  }, [isBusy, newest, toasts])
}
