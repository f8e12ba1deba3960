import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { MenuCount } from '../../schema/staff-screen.ts'
import type { MenuScreen } from '../admin-screen.ts'
import { menuCounts } from '../menu-counts.ts'

/** Read again this often, and at the next step through the screens. */
const freshMs = 20_000

export interface ShownCount {
  count: number
  words: string
}

/** The numbers that the entries name; none where it is 0 or could not be read: a menu is no place for errors. */
export function useMenuCounts(screens: readonly MenuScreen[]): ReadonlyMap<MenuCount, ShownCount> {
  const names = [...new Set(screens.flatMap(({ menu }) => menu.count ?? []))]
  const { pathname } = useLocation()
  const answers = useQueries({
    queries: names.map((name) => ({
      queryKey: [menuCounts[name].url],
      staleTime: freshMs,
      refetchInterval: freshMs,
    })),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step to another screen asks again
  useEffect(() => {
    for (const answer of answers) if (answer.isStale && !answer.isFetching) void answer.refetch()
  }, [pathname])
  return new Map(
    names.flatMap((name, index) => {
      const { read, words } = menuCounts[name]
      const answer = answers[index]?.data as Record<string, number> | undefined
      const count = answer ? read(answer) : 0
      return count > 0 ? [[name, { count, words: words(count) }] as const] : []
    }),
  )
}
