import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  cancelSchedule,
  changeSchedule,
  forgetSchedules,
  type Schedule,
  type ScheduleOf,
  useSchedules,
} from '../../client/record-schedules.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { answerInPageLanguage } from '../answer-words.ts'
import { schedulingTexts as texts } from './scheduling-texts.ts'

/** What is scheduled for a record; read again when its draft comes or goes, which ends a schedule. */
export function useSchedule({ definition, id, lang = mainLanguage }: ScheduleOf, isPrepared: boolean) {
  const { data, refetch } = useSchedules(definition.name)
  useReadAgain(isPrepared, refetch)
  const schedule = data?.find((one) => one.id === id && one.lang === lang)
  return { schedule, isKnown: data !== undefined }
}

function useReadAgain(isPrepared: boolean, refetch: () => unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it follows is not used inside
  useEffect(() => {
    void refetch()
  }, [isPrepared, refetch])
}

/** Cancels what is scheduled, or only that the record is hidden, and says so. */
export function useCancelSchedule() {
  const client = useQueryClient()
  const toasts = useToast()
  return async (of: ScheduleOf, { tag }: Pick<Schedule, 'tag'>, only?: 'hide') => {
    try {
      await (only ? changeSchedule(of, { hideAt: null }, tag) : cancelSchedule(of, tag))
      toasts.show({ title: texts.cancelled, variant: 'success' })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const description = answerInPageLanguage(error.message)
      toasts.show({ title: texts.cancelFailed, description, variant: 'destructive' })
    }
    await forgetSchedules(client)
  }
}
