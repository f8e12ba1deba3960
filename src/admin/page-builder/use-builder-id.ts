import { useState } from 'react'
import { useParams } from 'react-router'

interface BuilderId {
  /** Of the record at the address; undefined for a new one. */
  id: string | undefined
  /** Stays the same when a new record gets its address: what was typed since is still on the screen. */
  key: string
  onCreated: (id: string) => void
}

/** Which record a builder's address names. */
export function useBuilderId(): BuilderId {
  const { id = 'new' } = useParams()
  const [createdId, setCreatedId] = useState<string>()
  return {
    id: id === 'new' ? undefined : id,
    key: id === createdId ? 'new' : id,
    onCreated: setCreatedId,
  }
}
