import { Share2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import * as messages from '../messages/site-messages.ts'

const texts = messages.events.detail

interface ShareButtonProps {
  title: string
  /** The whole address. */
  url: string
}

/** The device's own way of sharing; where it has none, the link is copied. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const toasts = useToast()
  const share = async () => {
    try {
      if (await shareByDevice({ title, url })) return
      await navigator.clipboard.writeText(url)
      toasts.show({ title: texts.copied, description: url, variant: 'success' })
    } catch {
      // No clipboard, or no permission to use it: the link itself can still be read and copied.
      toasts.show({ title: texts.copyFailed, description: url, variant: 'destructive' })
    }
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {texts.share}
    </Button>
  )
}

/** False where the device cannot share; closing its window without sharing is an answer too. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
