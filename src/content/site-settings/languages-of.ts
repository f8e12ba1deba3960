import { isLanguage, type Language, languages, mainLanguage } from '../../shared/languages.ts'

/**
 * Which languages visitors are shown, and in which order; undefined where all are, as they are built in. The main one always
 * is, and what was chosen and is no language any more is left out.
 */
export function languagesOf(chosen: readonly string[]): readonly Language[] | undefined {
  const known = chosen.filter(isLanguage)
  if (known.length === 0) return undefined
  const shown: readonly Language[] = known.includes(mainLanguage) ? known : [mainLanguage, ...known]
  return isBuiltIn(shown) ? undefined : shown
}

function isBuiltIn(shown: readonly Language[]): boolean {
  return shown.length === languages.length && languages.every(({ code }, place) => shown[place] === code)
}
