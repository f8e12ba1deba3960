import { useRecords } from '../../../client/content-queries.ts'
import { chooseStoredHero } from '../../../content/hero-section/choose-stored-hero.ts'
import { heroSection } from '../../../content/hero-section/hero-section.ts'
import { barSteps, foldMenu, logoWidthOf } from '../../../content/site-menu/fold-menu.ts'
import { menuEntryTitle } from '../../../content/site-menu/menu-entry-title.ts'
import type { siteMenu } from '../../../content/site-menu/site-menu.ts'
import { mainLanguage } from '../../../shared/languages.ts'
import { shownLanguages } from '../../../shared/shown-languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Written } from '../../../ui/written.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import { usePublicPages } from '../pages/use-public-pages.ts'
import { siteMenuTexts as texts } from './site-menu-texts.ts'

type FormProps = { form: RecordFormState<typeof siteMenu> }

/** Which entries visitors see in the bar at each width, and which under "More". */
export function MenuFit({ form }: FormProps) {
  const entries = useBarWords(form)
  const hero = chooseStoredHero(useRecords(heroSection).data ?? [])
  const steps = foldMenu({
    entries,
    more: texts.more,
    logoWidth: logoWidthOf(hero?.headerLogoLight || hero?.headerLogoDark || ''),
    languages: shownLanguages().flatMap(({ code, name }) => (code === mainLanguage ? [] : [name])),
    join: texts.join,
  })
  const isIn = (step: number) => (_: unknown, place: number) => (steps[place] ?? 0) <= step
  const isFolded = (step: number) => (_: unknown, place: number) => (steps[place] ?? 0) > step
  return (
    <section aria-labelledby="menu-fit" className="grid gap-3">
      <h3 id="menu-fit" className="font-medium text-small">
        {texts.title}
      </h3>
      <p className="prose-measure text-small text-muted">{texts.lead}</p>
      <dl className="grid gap-3 text-small">
        {barSteps.toReversed().map((width, index) => {
          const step = barSteps.length - 1 - index
          const folded = entries.filter(isFolded(step))
          return (
            <div key={width} className="rounded-lg border border-line p-3">
              <dt className="text-caption text-muted">{texts.from(width)}</dt>
              <dd className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                <Names titles={entries.filter(isIn(step)).map(({ title }) => title)} />
                {folded.length > 0 && (
                  <span className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-3 py-1.5">
                    <Badge>{texts.more}</Badge>
                    <Names titles={folded.map(({ title }) => title)} />
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function Names({ titles }: { titles: readonly string[] }) {
  return titles.map((title) => (
    <Written as="span" key={title}>
      {title}
    </Written>
  ))
}

/** As visitors will read them: without what is hidden. */
function useBarWords(form: FormProps['form']) {
  const { entries } = useTypedValues(form)
  const pages = usePublicPages().data ?? []
  return entries.flatMap((entry, index) => {
    if (!entry.isShown) return []
    const page = pages.find(({ path }) => path === entry.href.split(/[?#]/, 1)[0])
    if (page && !page.isVisible && entry.children.length === 0) return []
    const title = entry.label || page?.title || menuEntryTitle(entry, index)
    return [{ title, hasPanel: entry.shows === 'Programs & Projects' || entry.children.length > 0 }]
  })
}
