import type { TranslationOverview } from '../../../client/translation-overviews.ts'
import { languageFacts } from '../../../shared/languages.ts'
import { groupedNumber } from '../../../shared/local-numbers.ts'
import { Progress } from '../../../ui/progress.tsx'
import { translationsTexts as texts } from './translations-texts.ts'

/** How far the site is in one language, in figures. */
export function LanguageFigures({ overview }: { overview: TranslationOverview }) {
  const { lang, texts: total, missing, outdated, records, published, drafts, untranslated } = overview
  const done = Math.max(0, total - missing - outdated)
  const figures = [
    { label: texts.published, value: texts.ofRecords(published, records) },
    { label: texts.drafts, value: texts.ofRecords(drafts, records) },
    { label: texts.untranslated, value: texts.ofRecords(untranslated, records) },
    { label: texts.missing, value: groupedNumber(missing) },
    { label: texts.outdated, value: groupedNumber(outdated) },
  ]
  return (
    <div className="space-y-4 rounded-card border border-line bg-surface p-5">
      <div className="space-y-2">
        <p className="text-small">{texts.upToDate(done, total)}</p>
        <Progress label={texts.progress(languageFacts(lang).name)} value={done} max={Math.max(total, 1)} />
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="text-h3 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
