import type { ReactNode } from 'react'
import { type Language, languageFacts } from '../shared/languages.ts'
import { pageLanguage } from '../shared/page-language.ts'
import { WrittenAround } from '../ui/written.tsx'

/** A part of a screen, such as a preview, in the language of what it shows: it runs as it will on the website. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  if (language === pageLanguage) return children
  const { code, dir } = languageFacts(language)
  return (
    <div lang={code} dir={dir}>
      <WrittenAround dir={dir}>{children}</WrittenAround>
    </div>
  )
}
