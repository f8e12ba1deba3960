import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useOpenDrafts } from '../../../client/record-drafts.ts'
import { type TranslationOverview, useTranslationOverviews } from '../../../client/translation-overviews.ts'
import { waitingExportUrl } from '../../../client/xliff-queries.ts'
import { contentTypes } from '../../../content/index.ts'
import { isTranslated } from '../../../schema/is-translated.ts'
import { languageFacts } from '../../../shared/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { useMayPublish } from '../../approval/use-may-publish.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { ChangedTranslations } from '../../unpublished/changed-translations.tsx'
import { useShownLanguages } from '../../use-shown-languages.ts'
import { LanguageFigures } from './language-overview.tsx'
import { translationsTexts as texts } from './translations-texts.ts'
import { WaitingLine } from './waiting-line.tsx'
import { XliffExportButton } from './xliff-export-button.tsx'
import { XliffImportButton } from './xliff-import-dialog.tsx'

const pageSize = 50

const typeOptions = contentTypes
  .filter(({ fields }) => isTranslated(fields))
  .map(({ name, label }) => ({ value: name, label: label[1] }))

/** What waits in every language, by kind of content, with the way to the next text. */
export function TranslationsScreen() {
  const [params, setParams] = useSearchParams()
  const mayPublish = useMayPublish()
  const type = typeOptions.find(({ value }) => value === params.get('type'))?.value ?? ''
  const page = Math.max(1, Number(params.get('page')) || 1)
  const query = useTranslationOverviews({ type, limit: pageSize, offset: (page - 1) * pageSize })
  const move = (next: { type?: string; page?: number }) => {
    const shown = { type, page: 1, ...next }
    setParams(
      {
        ...(shown.type ? { type: shown.type } : {}),
        ...(shown.page > 1 ? { page: String(shown.page) } : {}),
      },
      { preventScrollReset: true },
    )
  }
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={texts.description}
        actions={mayPublish && <XliffImportButton />}
      />
      <NativeSelect
        aria-label={texts.type}
        size="sm"
        placeholder={texts.allTypes}
        options={typeOptions}
        value={type}
        onChange={(event) => move({ type: event.currentTarget.value })}
        className="mb-6 sm:w-64"
      />
      <AdminQueryState query={query} loading={texts.loading} failed={texts.loadFailed}>
        {(overviews) => (
          <div className="space-y-10">
            {overviews.map((overview) => (
              <LanguageSection
                key={overview.lang}
                overview={overview}
                type={type}
                page={page}
                onPageChange={(next) => move({ page: next })}
              />
            ))}
          </div>
        )}
      </AdminQueryState>
    </>
  )
}

type LanguageSectionProps = {
  overview: TranslationOverview
  type: string
  page: number
  onPageChange: (page: number) => void
}

function LanguageSection({ overview, type, page, onPageChange }: LanguageSectionProps) {
  const { lang, waiting, waitingTotal } = overview
  const { name, dir } = languageFacts(lang)
  const isShown = useShownLanguages().includes(lang)
  const open = useOpenDrafts(type || undefined).data ?? []
  const drafts = open.filter((draft) => draft.lang === lang && draft.isPublished)
  return (
    <section aria-labelledby={`language-${lang}`} className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="me-auto flex flex-wrap items-center gap-3">
          <h2 id={`language-${lang}`} lang={lang} dir={dir} className="w-fit text-h3">
            {name}
          </h2>
          {!isShown && <Badge tone="warning">{texts.hidden}</Badge>}
        </div>
        <XliffExportButton
          url={waitingExportUrl(lang, type)}
          isDisabled={overview.missing + overview.outdated === 0}
        />
      </div>
      <LanguageFigures overview={overview} />
      <ChangedTranslations drafts={drafts} />
      {waitingTotal === 0 && drafts.length === 0 && (
        <EmptyState icon={<CircleCheck />} level={3} title={texts.nothing} description={texts.nothingHint} />
      )}
      {waitingTotal > 0 && (
        <ul
          aria-label={texts.list(name)}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {waiting.map((record) => (
            <WaitingLine
              key={`${record.type} ${record.id}`}
              lang={lang}
              waiting={record}
              isDrafted={drafts.some((draft) => draft.type === record.type && draft.id === record.id)}
            />
          ))}
        </ul>
      )}
      <Pagination
        label={texts.pages}
        page={page}
        pageCount={Math.max(1, Math.ceil(waitingTotal / pageSize))}
        onPageChange={onPageChange}
        className="justify-center"
      />
    </section>
  )
}
