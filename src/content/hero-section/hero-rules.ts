import { heroDefaults } from './hero-defaults.ts'
import type { HeroSection } from './hero-section.ts'

export const defaultHero: HeroSection = {
  id: '',
  createdAt: null,
  updatedAt: null,
  lastModified: null,
  ...heroDefaults,
}

/** The most recently modified active hero, else the most recently modified of all, else the built-in one. */
export function chooseHero(heroes: readonly HeroSection[]): HeroSection {
  const newestFirst = heroes.toSorted((a, b) => modified(b).localeCompare(modified(a)))
  return newestFirst.find((hero) => hero.isActive) ?? newestFirst[0] ?? defaultHero
}

function modified(hero: HeroSection): string {
  return hero.lastModified ?? hero.updatedAt ?? hero.createdAt ?? ''
}
