import type { PresentPerson } from '../../shared/presence-state.ts'
import type { PresentTab } from './presence-topic.ts'

/** Everybody at a record but the window that asks, each once, in the order of their names. */
export function peopleAt(tabs: readonly PresentTab[], asking: PresentTab): PresentPerson[] {
  const people = new Map<string, PresentPerson>()
  for (const { tab, userId, name, hasUnsavedChanges } of tabs) {
    const isYou = userId === asking.userId
    if (isYou && windowOf(tab) === windowOf(asking.tab)) continue
    const before = people.get(userId)
    people.set(userId, {
      id: userId,
      name,
      isYou,
      hasUnsavedChanges: hasUnsavedChanges || before?.hasUnsavedChanges === true,
    })
  }
  return [...people.values()].sort(
    (one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1),
  )
}

/** What stands before the dot; after it, which of the editors that the window has opened one after the other. */
function windowOf(tab: string): string {
  return tab.split('.', 1)[0] ?? tab
}
