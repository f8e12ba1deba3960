import { useMutation } from '@tanstack/react-query'

interface Sending<T> {
  send: (value: T) => Promise<void>
  onSent: () => void
  onFailed: (error: unknown) => void
}

/**
 * Sends once: without a network as soon as it is back, and never a second time by itself. What it leads to is told even when
 * the form has been closed meanwhile.
 */
export function useSending<T>({ send, onSent, onFailed }: Sending<T>) {
  const { mutate, isPending } = useMutation({ mutationFn: send, onSuccess: onSent, onError: onFailed })
  return { isSending: isPending, send: (value: T) => mutate(value) }
}
