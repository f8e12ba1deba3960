interface DatedHero {
  isActive: boolean
  lastModified?: string | null
  updatedAt: string | null
  createdAt?: string | null
}

/** The most recently modified active hero, else the most recently modified of all; none where there is none. */
export function chooseStoredHero<T extends DatedHero>(heroes: readonly T[]): T | undefined {
  const newestFirst = heroes.toSorted((a, b) => modified(b).localeCompare(modified(a)))
  return newestFirst.find((hero) => hero.isActive) ?? newestFirst[0]
}

function modified(hero: DatedHero): string {
  return hero.lastModified ?? hero.updatedAt ?? hero.createdAt ?? ''
}
