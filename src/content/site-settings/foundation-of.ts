import { builtInFoundation, type Foundation } from '../foundation.ts'
import { brandColorsOf } from './brand-colors-of.ts'
import type { SiteSettings } from './site-settings.ts'
import { siteSettingsDefaults as initial } from './site-settings-defaults.ts'

/** What a language says by itself: the built-in names and the places of clocks. */
export interface FoundationWords {
  names: { readonly name: string; readonly shortName: string }
  clocks: Readonly<Record<string, string>>
}

/** Who the foundation is by its settings, as they were read in one language. The built-in name has its built-in translations. */
export function foundationOf(settings: SiteSettings, { names, clocks }: FoundationWords): Foundation {
  const { name, shortName, foundedIn, replyHours, consent, timeZone, shareImage } = settings
  return {
    name: name === initial.name ? names.name : name,
    shortName: shortName === initial.shortName ? names.shortName : shortName,
    foundedIn,
    replyHours,
    consent,
    timeZone,
    clock: clocks[timeZone] ?? timeZone,
    shareImage,
    colors: brandColorsOf(settings),
  }
}

/** What a page has to be told: the rest it knows. Undefined where it knows everything. */
export function notBuiltIn(foundation: Foundation): Partial<Foundation> | undefined {
  const told = Object.entries(foundation).filter(
    ([name, value]) => builtInFoundation[name as keyof Foundation] !== value,
  )
  return told.length === 0 ? undefined : Object.fromEntries(told)
}
