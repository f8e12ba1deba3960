import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { forgetContent, listUrl, saveOrder } from '../../client/content-queries.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { useToast } from '../../ui/toast-provider.tsx'

interface OrderTexts {
  /** Nothing is said where it is left out: the list shows it. */
  ordered?: string | undefined
  orderFailed: string
}

/** Puts records into a new order: on the screen at once, then on the server, back again when that fails. */
export function useRecordOrder<D extends Definition>(definition: D, texts: OrderTexts) {
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
        if (texts.ordered) toasts.show({ title: texts.ordered, variant: 'success' })
      } catch (error) {
        client.setQueryData(key, before)
        toasts.show({ title: texts.orderFailed, variant: 'destructive' })
        if (!(error instanceof Error)) throw error
      } finally {
        await forgetContent(client, definition)
      }
    }
    queue.current = queue.current.then(send)
  }
}
