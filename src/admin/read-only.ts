import { createContext, use } from 'react'

export const ReadOnlyContext = createContext(false)

/** Whether the signed-in person may look at this screen but not change anything on it. */
export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext)
}
