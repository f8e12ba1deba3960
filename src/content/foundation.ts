import type { BrandColors } from '../shared/brand-colors.ts'
import { chooseTimeZone } from '../shared/dates.ts'
import { builtInNames } from './site-settings/built-in-names.ts'
import { siteSettingsDefaults } from './site-settings/site-settings-defaults.ts'

/** Who publishes this site, and what it promises, in the language of the page. */
export interface Foundation {
  name: string
  shortName: string
  foundedIn: number
  /** Until when applicants are promised an answer. */
  replyHours: number
  /** What applicants consent to; empty where the built-in sentence says it. */
  consent: string
  timeZone: string
  /** Whose clock that is, such as `Cairo`. */
  clock: string
  /** A picture for cards in chats and social networks; empty where the built-in one is sent. */
  shareImage: string
  /** Undefined where they are those of the house. */
  colors: BrandColors | undefined
}

export const builtInFoundation: Foundation = {
  ...builtInNames,
  foundedIn: siteSettingsDefaults.foundedIn,
  replyHours: siteSettingsDefaults.replyHours,
  consent: '',
  shareImage: '',
  colors: undefined,
  timeZone: siteSettingsDefaults.timeZone,
}

/**
 * As the settings describe it. Texts read it when they are said, never when they are loaded: whoever starts (server,
 * page, staff area) is told the settings first, by `describeFoundation`.
 */
export const foundation: Foundation = { ...builtInFoundation }

/** What is left out is as built in. A page is drawn in one go, so it never has two names. */
export function describeFoundation(known: Partial<Foundation> = {}): void {
  Object.assign(foundation, builtInFoundation, known)
  chooseTimeZone(foundation.timeZone)
}
