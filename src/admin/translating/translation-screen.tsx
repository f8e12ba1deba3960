import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { RequestError } from '../../client/request-json.ts'
import { type TranslationPlace, useTranslation } from '../../client/translation-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { isLanguage, mainLanguage } from '../../shared/languages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminQueryState } from '../admin-query-state.tsx'
import { screenAddress } from '../record-address.ts'
import { translatingTexts as words } from './translating-texts.ts'
import { TranslationEditor } from './translation-editor.tsx'

type TranslationScreenProps = { definition: Definition }

/** The translation of the record at the address, in the language at the address. */
export function TranslationScreen({ definition }: TranslationScreenProps) {
  const { id = definition.singletonId ?? '', lang } = useParams()
  if (!isLanguage(lang) || lang === mainLanguage)
    return <Nothing definition={definition} title={words.noLanguage} />
  return <LoadedTranslation key={`${id} ${lang}`} definition={definition} id={id} lang={lang} />
}

function LoadedTranslation({ definition, id, lang }: TranslationPlace) {
  const place = useMemo(() => ({ definition, id, lang }), [definition, id, lang])
  const query = useTranslation(place)
  const isMissing = query.error instanceof RequestError && query.error.status === 404
  if (isMissing) return <Nothing definition={definition} title={words.noRecord} />
  return (
    <AdminQueryState query={query} loading={words.loading} failed={words.loadFailed}>
      {(translation) =>
        translation.sources.length === 0 ? (
          <Nothing definition={definition} title={words.nothing} hint={words.nothingHint} />
        ) : (
          <TranslationEditor place={place} translation={translation} />
        )
      }
    </AdminQueryState>
  )
}

type NothingProps = { definition: Definition; title: string; hint?: string }

function Nothing({ definition, title, hint }: NothingProps) {
  return (
    <EmptyState
      title={title}
      description={hint}
      action={
        <Button asChild variant="secondary">
          <Link to={screenAddress(definition.screens[0])}>{words.backPlain}</Link>
        </Button>
      }
    />
  )
}
