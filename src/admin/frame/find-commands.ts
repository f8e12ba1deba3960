import type { ReactNode } from 'react'
import { searchRank } from '../../shared/search-rank.ts'
import { matchesSearch } from '../../shared/search-text.ts'

/** The groups of what can be found, in the order they are shown in. */
export const commandGroups = ['recent', 'screens', 'actions', 'settings', 'records', 'people'] as const
export type CommandGroup = (typeof commandGroups)[number]

export interface Command {
  id: string
  group: CommandGroup
  label: string
  hint: string
  /** What else it may be called. */
  keywords: readonly string[]
  icon: ReactNode
  run: () => void
}

/** Of these groups more would be a list to read rather than an answer. */
const maxShown: Partial<Record<CommandGroup, number>> = { settings: 8 }

/** What answers the query, group by group, the best names first; without one, every screen and what works everywhere. */
export function findCommands<C extends Omit<Command, 'icon' | 'run'>>(
  query: string,
  commands: readonly C[],
): C[] {
  const isBlank = query.trim() === ''
  return commandGroups.flatMap((group) => {
    const own = commands.filter((command) => command.group === group)
    if (isBlank) return group === 'screens' ? own : []
    return own
      .map((command) => ({ command, rank: rankOf(query, command) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, maxShown[group])
      .map(({ command }) => command)
  })
}

/** A name counts for more than a word that it could also go by. */
function rankOf(query: string, { label, hint, keywords, group }: Omit<Command, 'icon' | 'run'>): number {
  // Where a setting or an action stands is said by its hint, and is found as the screen itself.
  const others = group === 'screens' ? [hint, ...keywords] : keywords
  return searchRank(query, label) || (matchesSearch(query, [label, ...others]) ? 0.5 : 0)
}
