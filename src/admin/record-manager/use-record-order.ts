import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { forgetContent, listUrl, saveOrder } from '../../client/content-queries.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { ScreenWords } from '../../schema/staff-screen.ts'
import { useToast } from '../../ui/toast-provider.tsx'

/** Puts records into a new order: on the screen at once, then on the server, back again when that fails. */
export function useRecordOrder<D extends Definition>(definition: D, words: ScreenWords) {
  const client = useQueryClient()
  const toasts = useToast()
  // Quick moves are sent one after the other, so that the last one wins on the server too.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const key = [listUrl(definition)]
  return (records: readonly RecordOf<D>[]) => {
    const before = client.getQueryData<RecordOf<D>[]>(key)
    client.setQueryData<RecordOf<D>[]>(
      key,
      records.map((record, order) => ({ ...record, order })),
    )
    const send = async () => {
      try {
        await saveOrder(
          definition,
          records.map(({ id }) => id),
        )
        if (words.ordered) toasts.show({ title: words.ordered, variant: 'success' })
      } catch (error) {
        client.setQueryData(key, before)
        toasts.show({ title: words.orderFailed, variant: 'destructive' })
        if (!(error instanceof Error)) throw error
      } finally {
        await forgetContent(client, definition)
      }
    }
    queue.current = queue.current.then(send)
  }
}
