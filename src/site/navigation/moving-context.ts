import { createContext, use } from 'react'

export const MovingContext = createContext(false)

/** Whether the next page is on its way. */
export function useIsMoving(): boolean {
  return use(MovingContext)
}
