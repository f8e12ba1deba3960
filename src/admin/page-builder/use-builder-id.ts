import { useState } from 'react'
import { useNavigate, useParams } from '../navigation/admin-location.ts'

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
      const goBack = currentPlace()
      setCreatedId(created)
      void Promise.resolve(navigate(`${path}/${created}`, { replace: true })).then(() =>
        requestAnimationFrame(() => requestAnimationFrame(goBack)),
      )
    },
  }
}

/** A new address starts at the top of the screen; whoever has just pressed Save goes on where they were. */
function currentPlace(): () => void {
  const [x, y, focused] = [window.scrollX, window.scrollY, document.activeElement]
  return () => {
    window.scrollTo(x, y)
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  }
}
