import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOpenDrafts } from '../../client/record-drafts.ts'
import { type Translation, type TranslationPlace, useTranslation } from '../../client/translation-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { isTranslated } from '../../schema/is-translated.ts'
import { type Language, languageFacts, mainLanguage, otherLanguages } from '../../shared/languages.ts'
import { recordAddress, translationAddress } from '../record-address.ts'
import { recordLanguagesTexts as words } from './record-languages-texts.ts'

type RecordLanguagesProps = {
  definition: Definition
  /** Undefined for a record that was never saved, which has nothing to translate yet. */
  id: string | undefined
  /** The language on the screen. */
  current?: Language
}

/** The languages of a record, each with its state; they lead to the original and to the translations. */
export function RecordLanguages({ definition, id, current = mainLanguage }: RecordLanguagesProps) {
  if (id === undefined || !isTranslated(definition.fields)) return null
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap gap-1 rounded-control bg-sunken p-1 shadow-[inset_0_0_0_1px_var(--line)]">
        <li>
          <LanguageLink
            lang={mainLanguage}
            to={recordAddress(definition, id)}
            isCurrent={current === mainLanguage}
          >
            <span className="text-caption text-muted">{words.original}</span>
          </LanguageLink>
        </li>
        {otherLanguages.map((lang) => (
          <li key={lang}>
            <LanguageLink
              lang={lang}
              to={translationAddress(definition, id, lang)}
              isCurrent={current === lang}
            >
              <TranslationMark place={{ definition, id, lang }} />
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LanguageLinkProps = { lang: Language; to: string; isCurrent: boolean; children: ReactNode }

function LanguageLink({ lang, to, isCurrent, children }: LanguageLinkProps) {
  const { name, dir } = languageFacts(lang)
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-9 items-center gap-2 rounded-md px-3 text-small hover:bg-ink/6 aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:shadow-[0_0_0_1px_var(--line)]"
    >
      <span lang={lang} dir={dir}>
        {name}
      </span>
      {children}
    </Link>
  )
}

/** ✓ published, ● what changed, ○ what is missing, in words too. */
function TranslationMark({ place }: { place: TranslationPlace }) {
  const { data } = useTranslation(place)
  const drafts = useOpenDrafts(place.definition.name).data ?? []
  if (!data) return null
  const isDrafted = drafts.some(
    ({ id, lang, isPublished }) => id === place.id && lang === place.lang && isPublished,
  )
  const { Icon, look, text } = isDrafted ? unpublished : markOf(data)
  return (
    <span className={`inline-flex items-center gap-1 text-caption ${look}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      {text}
    </span>
  )
}

const unpublished = { Icon: CircleDot, look: 'text-warning', text: words.unpublished }

function markOf({ state, missing, outdated }: Translation) {
  if (state === 'none') return { Icon: Circle, look: 'text-muted', text: words.notStarted }
  if (outdated.length > 0)
    return { Icon: CircleDot, look: 'text-warning', text: words.outdated(outdated.length) }
  if (missing.length > 0) return { Icon: Circle, look: 'text-muted', text: words.missing(missing.length) }
  if (state === 'draft') return { Icon: CircleDot, look: 'text-info', text: words.draft }
  return { Icon: CircleCheck, look: 'text-success', text: words.published }
}
