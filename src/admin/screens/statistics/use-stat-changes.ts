import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createChangeQueue, type QueueState } from '../../../client/change-queue.ts'
import { listUrl, recordUrl } from '../../../client/content-queries.ts'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { isOffline, useResendWhenOnline } from '../../../client/use-resend-when-online.ts'
import { type ImpactStat, impactStat } from '../../../content/impact-stat/impact-stat.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { useUnsavedWork } from '../../unsaved-work.tsx'
import { statisticsTexts as texts } from './statistics-texts.ts'

const pauseMs = 500

/** The values of one statistic as they are typed, and their way to the server. */
export function useStatChanges(stat: ImpactStat) {
  const [typed, setTyped] = useState(stat)
  const [state, setState] = useState<QueueState>('saved')
  const client = useQueryClient()
  const { show } = useToast()
  // The first failure of a cut line: said once, however often it is tried again.
  const [unsent, setUnsent] = useState<Error | null>(null)
  const waiting = useRef(unsent)
  const queue = useMemo(
    () =>
      createChangeQueue({
        pauseMs,
        send: async (changes) => {
          await sendAsStaff('PUT', recordUrl(impactStat, stat.id), changes)
          await client.invalidateQueries({ queryKey: [listUrl(impactStat)] })
        },
        onState: (next, error) => {
          setState(next)
          if (next === 'sending' || next === 'waiting') return
          const isKnown = waiting.current !== null && isOffline(error)
          if (isKnown) return
          waiting.current = error && isOffline(error) ? error : null
          setUnsent(waiting.current)
          if (error) show({ title: texts.error, description: detailOf(error), variant: 'destructive' })
        },
      }),
    [stat.id, client, show],
  )
  useResendWhenOnline(unsent, queue.flush)
  useUnsavedWork(state !== 'saved')
  // What is still waiting when the screen is left goes out at once.
  useEffect(() => () => void queue.flush(), [queue])

  return {
    typed,
    state,
    waitsForLine: unsent !== null,
    change: (changes: Partial<ImpactStat>) => {
      setTyped((known) => ({ ...known, ...changes }))
      // A blank label waits until it is one again: the server would refuse it.
      if (changes.label !== undefined && changes.label.trim() === '') return
      queue.add(changes)
    },
    flush: () => void queue.flush(),
  }
}

function detailOf(error: Error): string {
  return (error instanceof RequestError && error.detail) || texts.updateFailed
}
