import { useState } from 'react'
import { useToast } from '../ui/toast-provider.tsx'
import { useFetchedOnUse } from './use-fetched-on-use.ts'

/** What is shown in a panel over a form, which comes when somebody opens that. Where it does not come, the panel closes and says so. */
export function usePanelOnUse<Part>(load: () => Promise<Part>, failedText: string) {
  const toasts = useToast()
  const [isOpen, setOpen] = useState(false)
  const { Part, prepare, ask } = useFetchedOnUse(load, () => {
    setOpen(false)
    toasts.show({ title: failedText, variant: 'destructive' })
  })
  return {
    /** Null until it has come. */
    Part,
    isOpen,
    change: (isWanted: boolean) => {
      if (isWanted) ask()
      setOpen(isWanted)
    },
    /** For the button that opens it. */
    turning: { onPointerEnter: prepare, onFocus: prepare },
  }
}
