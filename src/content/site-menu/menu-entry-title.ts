import { inPageLanguage } from '../content-words.ts'
import { mainPageNames } from '../public-pages.ts'

type Entry = Readonly<Record<string, unknown>>

const programs = 'Programs & Projects'

/** What an entry is called in the form of the menu: its own words, else the name of its page. */
export function menuEntryTitle({ label, href, shows }: Entry, index: number): string {
  const page = shows === programs ? inPageLanguage(programs) : (mainPageNames[String(href)] ?? href)
  return String([label, page].find(Boolean) ?? index + 1)
}

/** The programs and projects are listed by themselves: there is no address to give, and nothing below. */
export function menuEntryMembers({ shows }: Entry): readonly string[] | undefined {
  return shows === programs ? ['shows', 'label', 'isShown'] : undefined
}
