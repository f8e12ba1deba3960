import { X } from 'lucide-react'
import { pathInLanguage } from '../../shared/language-path.ts'
import { type Language, languageFacts } from '../../shared/languages.ts'
import { PlainIconButton } from '../../ui/plain-icon-button.tsx'
import { languageOfferTexts } from './language-offer-texts.ts'
import { otherLetters, takeAlong, usePagePath } from './language-switch.tsx'
import { rememberChosenLanguage } from './preferred-language.ts'
import { useScrolledBeyond } from './use-scrolled-beyond.ts'

export interface LanguageOfferProps {
  /** The one that the visitor's browser prefers; it is also the one that the offer is made in. */
  language: Language
  onClose: () => void
}

const hiddenBeyond = 300

/** Lies over the page and moves nothing. Whoever scrolls has begun to read; other buttons take its place then. */
export function LanguageOffer({ language, onClose }: LanguageOfferProps) {
  const path = usePagePath()
  const isScrolled = useScrolledBeyond(hiddenBeyond)
  const texts = languageOfferTexts[language]
  const decline = () => {
    rememberChosenLanguage()
    onClose()
  }
  if (isScrolled) return null
  return (
    <aside
      lang={language}
      dir={languageFacts(language).dir}
      aria-label={texts.label}
      style={otherLetters}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-full border border-line bg-raised py-1.5 ps-5 pe-2 text-small shadow-float animate-rise-in print:hidden"
    >
      <p className="hidden text-muted sm:block">{texts.text}</p>
      <a
        href={pathInLanguage(path, language)}
        hrefLang={language}
        className="rounded-full px-2 py-2 font-medium text-link hover:underline"
        onClick={takeAlong}
      >
        {texts.action}
      </a>
      <PlainIconButton label={texts.decline} icon={<X aria-hidden="true" />} size="sm" onClick={decline} />
    </aside>
  )
}
