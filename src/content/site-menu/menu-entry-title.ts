import { inPageLanguage } from '../content-words.ts'

/** What an entry is called in the form of the menu. */
export function menuEntryTitle(
  { label, href, shows }: Readonly<Record<string, unknown>>,
  index: number,
): string {
  const name = [label, shows === 'Programs & Projects' ? inPageLanguage(shows) : href].find(Boolean)
  return String(name ?? index + 1)
}
