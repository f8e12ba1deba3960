import { createContext, use } from 'react'

export const IsShownContext = createContext(true)

/** Whether the page around is the one that is shown, instead of one that is drawn ahead. */
export function useIsShown(): boolean {
  return use(IsShownContext)
}
