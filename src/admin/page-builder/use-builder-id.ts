import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'

interface BuilderId {
  /** Of the record at the address; undefined for a new one. */
  id: string | undefined
  /** Stays the same when a new record gets its address: what was typed since is still on the screen. */
  key: string
  /** For a new record that has been saved: goes to its own address. */
  moveTo: (id: string) => void
}

/** Which record a builder's address names; `path` is the address without the id. */
export function useBuilderId(path: string): BuilderId {
  const { id = 'new' } = useParams()
  const navigate = useNavigate()
  const [createdId, setCreatedId] = useState<string>()
  return {
    id: id === 'new' ? undefined : id,
    key: id === createdId ? 'new' : id,
    moveTo: (created) => {
      if (id !== 'new') return
      const focusAgain = currentFocus()
      setCreatedId(created)
      const options = { replace: true, preventScrollReset: true }
      void Promise.resolve(navigate(`${path}/${created}`, options)).then(() =>
        requestAnimationFrame(() => requestAnimationFrame(focusAgain)),
      )
    },
  }
}

/** A new address takes the focus to the top of the screen; whoever has just pressed Save goes on where they were. */
function currentFocus(): () => void {
  const focused = document.activeElement
  return () => {
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  }
}
