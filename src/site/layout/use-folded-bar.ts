import { chooseHero } from '../../content/hero-section/hero-rules.ts'
import { barSteps, foldMenu, logoWidthOf } from '../../content/site-menu/fold-menu.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { shownLanguages } from '../../shared/shown-languages.ts'
import * as messages from '../messages/site-messages.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import type { BarEntry } from './menu-entries.ts'

/** By step: hides an entry of the bar where there is no room for it yet, and behind "More" where there is. */
const inBar = ['', 'max-[72rem]:hidden', 'max-[80rem]:hidden']
const inMore = ['hidden', 'min-[72rem]:hidden', 'min-[80rem]:hidden', '']

/** What stands in the bar, what behind "More", and the classes by which the width of the window decides it. */
export function useFoldedBar(entries: readonly BarEntry[]) {
  const { headerLogoLight, headerLogoDark } = chooseHero(useSiteQuery(siteQueries.heroes).data ?? [])
  const texts = messages.frame
  const steps = foldMenu({
    entries: entries.map(({ title, children = [], isPrograms = false }) => ({
      title: title || texts.programsAndProjects,
      hasPanel: isPrograms || children.length > 0,
    })),
    more: texts.more,
    logoWidth: logoWidthOf(headerLogoLight || headerLogoDark),
    languages: shownLanguages().flatMap(({ code, name }) => (code === pageLanguage ? [] : [name])),
    join: texts.join,
  })
  const placed = entries.map((entry, place) => ({ entry, step: steps[place] ?? 0 }))
  return {
    shown: placed
      .filter(({ step }) => step < barSteps.length)
      .map(({ entry, step }) => ({ entry, className: inBar[step] ?? '' })),
    folded: placed
      .filter(({ step }) => step > 0)
      .map(({ entry, step }) => ({ ...withTitle(entry), className: inMore[step] ?? '' })),
    moreClass: inMore[Math.max(0, ...steps)] ?? '',
  }
}

const withTitle = (entry: BarEntry) => ({
  ...entry,
  title: entry.title || messages.frame.programsAndProjects,
})
