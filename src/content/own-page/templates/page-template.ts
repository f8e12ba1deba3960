import type { Language } from '../../../shared/languages.ts'
import { sectionWith } from '../../page-section/blank-section.ts'
import type { PageSection } from '../../page-section/page-section.ts'

/** The words of a template by their place in it. `[[…]]` are blanks: a section that still holds one is shown to nobody. */
export type TemplateTexts = Readonly<Record<string, string>>

/** A page to begin with. Its words are written for every foundation; what only this one knows is left blank. */
export interface PageTemplate<Texts extends TemplateTexts = TemplateTexts> {
  name: string
  address: string
  /** In the language that records are written in. */
  texts: Texts & { title: string; description: string }
  /** The same in other languages: the first draft of the page's translation. */
  translations: Partial<Record<Language, Record<keyof Texts, string>>>
  sections: (texts: Texts) => PageSection[]
}

export function defineTemplate<Texts extends TemplateTexts>(template: PageTemplate<Texts>): PageTemplate {
  // Only ever called with its own texts, as `templateSections` does.
  return template as unknown as PageTemplate
}

/** How most templates end: with an invitation to the Join page. */
export function closingSection(
  t: Record<'closing' | 'closingText' | 'button', string>,
  id = 'closing',
): PageSection {
  return sectionWith(id, 'callToAction', {
    header: t.closing,
    content: t.closingText,
    align: 'center',
    buttonText: t.button,
    buttonUrl: '/join',
  })
}

/** What a page is called, and where it stands, before somebody says otherwise. */
export function templateValues({ texts: { title, description }, address }: PageTemplate) {
  return { title, description, address }
}

export function templateSections({ sections, texts }: PageTemplate): PageSection[] {
  return sections(texts)
}

/** What a text of the template is in another language; undefined for a text that is not its own any more. */
export function translatedTexts(template: PageTemplate, lang: Language): ReadonlyMap<string, string> {
  const translation = template.translations[lang] ?? {}
  return new Map(Object.entries(template.texts).flatMap(([place, text]) => entryOf(text, translation[place])))
}

function entryOf(text: string, translated: string | undefined): [string, string][] {
  return translated === undefined ? [] : [[text, translated]]
}
