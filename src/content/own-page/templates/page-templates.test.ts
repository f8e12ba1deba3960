import { describe, expect, it } from 'vitest'
import { checkNew } from '../../../schema/check-input.ts'
import { otherLanguages } from '../../../shared/languages.ts'
import { isSectionLayout } from '../../page-section/section-layout-names.ts'
import { isUnwritten } from '../../page-section/unwritten-section.ts'
import { withoutHiddenSections } from '../../page-section/withheld-sections.ts'
import { ownPage } from '../own-page.ts'
import { templateSections, translatedTexts } from './page-template.ts'
import { pageTemplates } from './page-templates.ts'

const blanks = (text: string) => text.match(/\[\[/g)?.length ?? 0

describe.each(pageTemplates.map((template) => [template.name, template] as const))(
  'the template %s',
  (_name, template) => {
    const { texts, address } = template
    const sections = templateSections(template)

    it('is a page as it stands, at a free address', () => {
      const { title, description } = texts
      const stored = checkNew(ownPage, { title, description, address, sections })
      expect(stored).toMatchObject({ title, address, sections })
      expect(sections.every(({ layout }) => isSectionLayout(layout))).toBe(true)
    })

    it('leaves something blank, shows visitors nothing of it before that, and never a blank in title or summary', () => {
      expect(sections.some(isUnwritten)).toBe(true)
      const shown = withoutHiddenSections({ sections })
      expect(JSON.stringify(shown)).not.toContain('[[')
      expect(blanks(texts.title + texts.description)).toBe(0)
    })

    it('says the same in the languages it is translated into, with as many blanks in each text', () => {
      for (const lang of otherLanguages.filter((code) => template.translations[code])) {
        const translated = translatedTexts(template, lang)
        for (const text of Object.values(texts)) {
          expect(translated.get(text), text).toBeTruthy()
          expect(blanks(translated.get(text) ?? ''), text).toBe(blanks(text))
        }
      }
      expect(template.translations).toHaveProperty('ar')
    })
  },
)
