import { type LogoInk, lockup } from './lockup.ts'
import { partnerSymbol } from './partner-symbols.ts'

/**
 * Partners' logos stand on paper and on night blue, as one transparent file.
 * Every colour here keeps a contrast of at least 3 to both.
 */
export const PARTNER_INKS: readonly [LogoInk, ...LogoInk[]] = [
  { text: '#4a76c9', main: '#4a76c9', accent: '#c58419' },
  { text: '#1d8f68', main: '#1d8f68', accent: '#c58419' },
  { text: '#b0653a', main: '#b0653a', accent: '#4a76c9' },
  { text: '#6d7f9c', main: '#c58419', accent: '#6d7f9c' },
  { text: '#7d6fb0', main: '#7d6fb0', accent: '#c58419' },
  { text: '#3d83b5', main: '#3d83b5', accent: '#1d8f68' },
  { text: '#8a7a5c', main: '#8a7a5c', accent: '#eadfc6' },
  { text: '#c05a5a', main: '#c05a5a', accent: '#3d83b5' },
]

const STYLES = [
  { weight: 15, hasQuietSecondLine: true },
  { weight: 12 },
  { weight: 13, isCapitals: true, tracking: 9 },
  { weight: 17 },
  { weight: 10, isCapitals: true, tracking: 14 },
  { weight: 14, hasQuietSecondLine: true },
  { weight: 11, isCapitals: true, tracking: 10 },
  { weight: 15 },
] as const

/** The logo of an invented partner; `place` in the list of partners varies colour and lettering. */
export function partnerLogo(name: string, place: number): string {
  const ink = PARTNER_INKS[place % PARTNER_INKS.length] ?? PARTNER_INKS[0]
  return lockup(partnerSymbol(name), name, ink, STYLES[place % STYLES.length])
}
