import { Link } from 'react-router'
import { useTranslationOverviews } from '../../../client/translation-overviews.ts'
import { languageFacts } from '../../../shared/languages.ts'
import { Written } from '../../../ui/written.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { findOutline } from '../../outlines/content-outlines.ts'
import { sourceTitle } from '../../translating/source-title.ts'
import { translationsTexts as texts } from '../translations/translations-texts.ts'
import { nextTextAddress, waitingWords } from '../translations/waiting-line.tsx'
import { DashboardPanel, PanelNote } from './dashboard-panel.tsx'
import { recentCount } from './recent-submissions.tsx'
import { useOpenHref } from './use-open-href.ts'

/** What waits to be translated, language by language; each line leads to the next text. */
export function WaitingTranslations() {
  const openHref = useOpenHref()
  const query = useTranslationOverviews({ limit: recentCount })
  return (
    <DashboardPanel title={texts.title} more={{ label: texts.all, href: openHref('translations') }}>
      <AdminQueryState query={query} failed={texts.panelFailed}>
        {(overviews) =>
          overviews.map(({ lang, waiting, waitingTotal, missing, outdated }) => (
            <div key={lang}>
              <p className="pt-3 text-small">
                <bdi lang={lang} className="font-medium">
                  {languageFacts(lang).name}
                </bdi>
                {waitingTotal > 0 && (
                  <span className="text-muted">: {waitingWords({ missing, outdated })}</span>
                )}
              </p>
              {waitingTotal === 0 ? (
                <PanelNote>{texts.nothing}</PanelNote>
              ) : (
                <ol className="divide-y divide-line">
                  {waiting.map((record) => {
                    const outline = findOutline(record.type)
                    return (
                      outline && (
                        <li key={`${record.type} ${record.id}`} className="py-3 text-small">
                          <Link to={nextTextAddress(outline, lang, record)} className="prose-link">
                            <Written as="span">{sourceTitle(outline, record.title)}</Written>
                          </Link>
                          <p className="text-caption text-muted">
                            {outline.label[0]} · {waitingWords(record)}
                          </p>
                        </li>
                      )
                    )
                  })}
                </ol>
              )}
            </div>
          ))
        }
      </AdminQueryState>
    </DashboardPanel>
  )
}
