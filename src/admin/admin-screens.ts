import type { AdminScreen } from './admin-screen.ts'
import { contentScreens } from './content-screens.tsx'
import { contentOutlines } from './outlines/content-outlines.ts'
import { specialScreens } from './special-screens.ts'

const drawn = contentOutlines
  .flatMap(contentScreens)
  // A screen that is written by hand takes the place of the one that would be drawn.
  .filter(({ path }) => !specialScreens.some((screen) => screen.path === path))

/** Every screen of the admin area. Those with a menu come first and stand in the sidebar in this order, group by group. */
export const adminScreens: readonly AdminScreen[] = [...specialScreens, ...drawn].toSorted(
  (one, other) => placeOf(one) - placeOf(other),
)

function placeOf({ menu }: AdminScreen): number {
  return menu?.place ?? Number.MAX_SAFE_INTEGER
}
