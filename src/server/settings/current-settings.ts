import { builtInFoundation, describeFoundation, type Foundation } from '../../content/foundation.ts'
import { foundationOf } from '../../content/site-settings/foundation-of.ts'
import { languageCodes } from '../../content/site-settings/language-options.ts'
import { languagesOf } from '../../content/site-settings/languages-of.ts'
import { type SiteSettings, siteSettings } from '../../content/site-settings/site-settings.ts'
import { initialValues } from '../../schema/nested-fields.ts'
import { type Language, languages, mainLanguage } from '../../shared/languages.ts'
import { chooseDigits } from '../../shared/local-numbers.ar.ts'
import { Content } from '../engine/content.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'

/** The settings of the site as this process knows them: a process serves one site. */
interface KnownSettings {
  /** Of which database they are; undefined before the first read. */
  source: EngineContext['version'] | undefined
  version: number | null
  /** 0 as long as nobody has saved any. */
  revision: number
  settings: SiteSettings
  foundations: ReadonlyMap<Language, Foundation>
}

const untouched = {
  ...initialValues(siteSettings.fields),
  id: siteSettings.singletonId ?? siteSettings.name,
  createdAt: null,
  updatedAt: null,
} satisfies SiteSettings

let known: KnownSettings = {
  source: undefined,
  version: null,
  revision: 0,
  settings: untouched,
  foundations: new Map(languages.map(({ code }) => [code, describedIn(code, untouched)])),
}

/** Whether they changed since they were read; `unheard` while another process may have changed them. */
export function settingsFreshness({
  version,
}: Pick<EngineContext, 'version'>): 'fresh' | 'stale' | 'unheard' {
  const current = version.current(siteSettings.name)
  if (known.source === version && current === null) return 'unheard'
  return known.source === version && current === known.version ? 'fresh' : 'stale'
}

/** Reads them again where they may have changed, by this process or by another. */
export async function refreshSettings(context: EngineContext): Promise<void> {
  if (settingsFreshness(context) === 'fresh') return
  // Taken before the read: what is written meanwhile makes it stale again.
  const version = context.version.current(siteSettings.name)
  const content = new Content(context, siteSettings)
  const read = await Promise.all(
    languages.map(async ({ code }) => ({ code, ...(await readIn(content, code)) })),
  )
  const main = read.find(({ code }) => code === mainLanguage)
  if (!main) return
  known = {
    source: context.version,
    version,
    revision: main.revision,
    settings: main.settings,
    foundations: new Map(read.map(({ code, settings }) => [code, describedIn(code, settings)])),
  }
  describeFoundation(foundationIn(mainLanguage))
  chooseDigits(main.settings.digits)
}

export function currentSettings(): Pick<KnownSettings, 'settings' | 'revision'> {
  return known
}

/** The languages that visitors are shown, in their order. */
export function currentLanguages(): readonly Language[] {
  return languagesOf(known.settings.languages) ?? languageCodes
}

/** Who the foundation is, in the words of one language. */
export function foundationIn(language: Language): Foundation {
  return known.foundations.get(language) ?? builtInFoundation
}

async function readIn(content: Content, lang: Language) {
  const { record, revision } = await content.read(untouched.id, 'visitors', { lang })
  // The definition that it was read by is that of the settings.
  return { settings: record as unknown as SiteSettings, revision }
}

function describedIn(language: Language, settings: SiteSettings): Foundation {
  return foundationOf(settings, visitorMessages[language].foundation)
}
