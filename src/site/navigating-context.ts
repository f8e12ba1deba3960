import { createContext } from 'react'

/**
 * Whether the router is on its way to another page by now. `useNavigation` says so too, but only once React has rendered it,
 * which on a slow phone may be later than a timer.
 */
export const NavigatingContext = createContext<() => boolean>(() => false)
