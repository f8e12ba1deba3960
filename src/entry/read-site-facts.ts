import { builtInNames } from '../content/site-settings/built-in-names.ts'
import { foundationOf, notBuiltIn } from '../content/site-settings/foundation-of.ts'
import { languagesOf } from '../content/site-settings/languages-of.ts'
import type { SiteSettings } from '../content/site-settings/site-settings.ts'
import { timeZoneNames } from '../content/site-settings/time-zone-names.ts'
import type { PageRequest } from '../server/pages/rendering/render-page.ts'
import { apiAddress } from '../shared/api-address.ts'
import { pageLanguage } from '../shared/page-language.ts'
import type { SiteFacts } from '../site/site-context.tsx'

/** Which pages have without being told. */
const usualDigits = 'Arabic-Indic'

type SettingFacts = Pick<SiteFacts, 'foundation' | 'digits' | 'languages'>

const understood = new WeakMap<object, SettingFacts>()

/**
 * What the settings say to a page, past what it knows by itself; undefined where they cannot be read. The same object as
 * long as the same answer is read.
 */
export async function readSiteFacts({ fetchApi }: PageRequest): Promise<SettingFacts | undefined> {
  const answer = await fetchApi(apiAddress('/api/site-settings', pageLanguage))
  if (answer.status >= 400) return undefined
  const settings = answer.data as SiteSettings
  const facts = understood.get(settings) ?? factsOf(settings)
  understood.set(settings, facts)
  return facts
}

function factsOf(settings: SiteSettings): SettingFacts {
  const foundation = notBuiltIn(foundationOf(settings, { names: builtInNames, clocks: timeZoneNames }))
  const languages = languagesOf(settings.languages)
  return {
    ...(languages && { languages }),
    ...(foundation && { foundation }),
    ...(settings.digits === usualDigits ? {} : { digits: settings.digits }),
  }
}
