import { useCallback, useState } from 'react'

/**
 * Tells whether an image could not be loaded. A server-rendered image may fail before React listens,
 * so the element is asked once when it appears.
 */
export function useImageState(src: string | undefined | null) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const check = useCallback(
    (element: HTMLImageElement | null) => {
      if (src && element?.complete && element.naturalWidth === 0) setFailedSrc(src)
    },
    [src],
  )
  return {
    isUsable: Boolean(src) && failedSrc !== src,
    imageProps: { ref: check, onError: () => setFailedSrc(src ?? null) },
  }
}
