import { footer } from '../../content/footer/footer.ts'
import { heroSection } from '../../content/hero-section/hero-section.ts'
import type { FoundationNames } from '../../content/site-settings/former-names.ts'
import { siteSettings } from '../../content/site-settings/site-settings.ts'
import { siteSettingsDefaults } from '../../content/site-settings/site-settings-defaults.ts'
import { languages, mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { ChangeLog } from '../engine/change-log.ts'
import type { Values } from '../engine/content-record.ts'
import { EntryStore } from '../engine/content-store.ts'
import { translationType } from '../engine/translation-rows.ts'
import { listTranslationsOf, type TranslationData } from '../engine/translation-store.ts'
import { listSeededValues } from '../first-steps/sample-record-store.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'

const fields = ['name', 'shortName'] as const
const id = siteSettings.singletonId ?? siteSettings.name

export interface KnownNames extends FoundationNames {
  now: string
}

/** What the foundation is called, and every name that the site came with or that the history of the settings knows. */
export async function readFoundationNames(db: Handle): Promise<KnownNames> {
  const row = await new EntryStore(siteSettings.name).find(db, id)
  const stored: Values = row && row.deleted_at === null ? JSON.parse(row.data) : {}
  const today = { ...siteSettingsDefaults, ...stored }
  const current = fields.map((field) => String(today[field]))
  const ever = fields.flatMap((field) => languages.map(({ code }) => builtIn(code, field)))
  // What the site was built with is right for as long as the main name is.
  for (const field of fields)
    if (today[field] === siteSettingsDefaults[field])
      current.push(...languages.map(({ code }) => builtIn(code, field)))

  for (const { before, after } of await new ChangeLog(siteSettings.name).list(db, id))
    for (const state of [before, after] as (Values | null)[])
      ever.push(...fields.map((field) => String(state?.[field] ?? '')))

  for (const translation of await listTranslationsOf(db, { type: siteSettings.name, id })) {
    const { texts }: TranslationData = JSON.parse(translation.data)
    // A translation of a former name is one itself.
    for (const field of fields) if (texts[field]?.source === today[field]) current.push(texts[field].text)
  }
  const log = new ChangeLog(translationType)
  for (const { code } of languages.filter(({ code }) => code !== mainLanguage))
    for (const { before, after } of await log.list(db, `${siteSettings.name}/${id}/${code}`))
      for (const state of [before, after] as (TranslationData | null)[])
        ever.push(...fields.map((field) => state?.texts[field]?.text ?? ''))

  const known = new Set(current)
  const former = [...new Set(ever)].filter((name) => name.trim() !== '' && !known.has(name))
  return { now: String(today.name), current: [...known].filter(Boolean), former }
}

function builtIn(code: (typeof languages)[number]['code'], field: (typeof fields)[number]): string {
  return visitorMessages[code].foundation.names[field]
}

/** The logos that the site came with, where its name is another by now. */
export async function readFormerLogos(db: Handle, { now }: KnownNames): Promise<ReadonlySet<string>> {
  if (now === siteSettingsDefaults.name) return new Set()
  const urls = (await listSeededValues(db, [heroSection.name, footer.name])).flatMap(
    ({ headerLogoLight, headerLogoDark, logoUrl }) => [headerLogoLight, headerLogoDark, logoUrl],
  )
  return new Set(urls.filter((url) => typeof url === 'string').filter((url) => url !== ''))
}
