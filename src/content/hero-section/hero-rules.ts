import { noSharing } from '../no-sharing.ts'
import { chooseStoredHero } from './choose-stored-hero.ts'
import { heroDefaults } from './hero-defaults.ts'
import type { HeroSection } from './hero-section.ts'

export const defaultHero: HeroSection = {
  id: '',
  createdAt: null,
  updatedAt: null,
  lastModified: null,
  ...heroDefaults,
  sharing: noSharing,
}

/** The hero that the home page shows; the built-in one where none is stored. */
export function chooseHero(heroes: readonly HeroSection[]): HeroSection {
  return chooseStoredHero(heroes) ?? defaultHero
}
