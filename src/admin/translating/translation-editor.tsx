import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type Translation,
  type TranslationPlace,
  translationsPath,
} from '../../client/translation-queries.ts'
import { pathParts } from '../../schema/path-parts.ts'
import { languageFacts } from '../../shared/languages.ts'
import { classNames } from '../../ui/class-names.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { RecordForm } from '../record-form/record-form.tsx'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { groupsOf, type SheetText } from './sheet-text.ts'
import { translatingTexts as words } from './translating-texts.ts'
import { TranslationActions } from './translation-actions.tsx'
import { translationDefinition } from './translation-definition.ts'
import { TranslationGroups } from './translation-groups.tsx'
import { TranslationHeader } from './translation-header.tsx'
import { hasPage, TranslationPreview } from './translation-preview.tsx'
import { sheetTexts } from './translation-sheet.ts'
import { translationSource } from './translation-source.ts'
import { TranslationToolbar } from './translation-toolbar.tsx'
import { focusText, type GoToNext, useNextWaiting } from './use-next-waiting.ts'

type TranslationEditorProps = {
  place: TranslationPlace
  /** As it was read first. */
  translation: Translation
}

type View = 'edit' | 'preview'
const views = [
  { value: 'edit', label: words.edit },
  { value: 'preview', label: words.preview },
] as const

const asPublished = { state: 'published' }
const formTexts = {
  created: words.saved,
  updated: words.saved,
  failed: words.saveFailed,
  loadFailed: words.loadFailed,
}

/** The original and the translation side by side, text by text, and the page as it will be. */
export function TranslationEditor({ place, translation: first }: TranslationEditorProps) {
  const [translation, setTranslation] = useState(first)
  const language = languageFacts(place.lang)
  const texts = useMemo(() => sheetTexts(translation), [translation])
  const groups = useMemo(() => groupsOf(texts), [texts])
  const definition = useMemo(
    () => translationDefinition(place.definition, translationsPath(place), texts),
    [place, texts],
  )
  const hasDrafts = translation.state === 'published'
  const source = useMemo(
    () => translationSource(place, { texts, hasDrafts, onRead: setTranslation }),
    [place, texts, hasDrafts],
  )
  const { path } = place.definition
  const form = useRecordForm(definition, {
    id: place.lang,
    source,
    texts: formTexts,
    place: { path, id: place.id, lang: place.lang },
    drafted: place,
    isUnpublished: translation.state === 'draft',
    isOriginalHidden: translation.isOriginalHidden,
    shownWith: asPublished,
  })
  const goToNext = useNextWaiting(form, texts)
  useNextAtStart(goToNext, form.status === 'ready')
  const [view, setView] = useState<View>('edit')
  const current = useCurrentText()
  const isPreviewed = hasPage(place.definition)
  return (
    <div data-wide="" className="@container">
      <TranslationHeader place={place} translation={translation} form={form} source={source} />
      <RecordForm
        form={form}
        label={words.form(language.name)}
        saveLabel={words.save}
        actions={
          <TranslationActions place={place} form={form} source={source} texts={texts} goToNext={goToNext} />
        }
      >
        <TranslationToolbar texts={texts} goToNext={goToNext} />
        {isPreviewed && (
          <SegmentedControl
            label={words.views}
            segments={views}
            value={view}
            onValueChange={setView}
            className="@5xl:hidden"
          />
        )}
        <div
          className={classNames(
            'grid items-start gap-6',
            isPreviewed && '@5xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]',
          )}
        >
          <div className={classNames('min-w-0 space-y-4', view === 'preview' && 'hidden @5xl:block')}>
            <TranslationGroups groups={groups} language={language} currentId={sectionOf(texts, current)} />
          </div>
          {isPreviewed && (
            <div
              className={classNames(
                'h-[75dvh] min-w-0 @5xl:sticky @5xl:top-36 @5xl:block @5xl:h-[calc(100dvh-15rem)]',
                view === 'edit' && 'hidden',
              )}
            >
              <TranslationPreview
                place={place}
                form={form}
                texts={texts}
                current={current}
                onEdit={(name) => {
                  setView('edit')
                  // The texts may be hidden until the next drawing.
                  requestAnimationFrame(() => focusText(name))
                }}
              />
            </div>
          )}
        </div>
      </RecordForm>
    </div>
  )
}

/** Links from overviews lead straight to the text that waits. */
function useNextAtStart(goToNext: GoToNext, isReady: boolean): void {
  const [params] = useSearchParams()
  const wanted = params.get('next')
  const isDone = useRef(false)
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    if (wanted === 'missing' || wanted === 'outdated') goToNext(wanted)
  }, [isReady, wanted, goToNext])
}

/** The text that has the focus, or had it last; the preview goes along. */
function useCurrentText(): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null
      if (row?.dataset.text) setCurrent(row.dataset.text)
    }
    window.addEventListener('focusin', follow)
    return () => window.removeEventListener('focusin', follow)
  }, [])
  return current
}

function sectionOf(texts: readonly SheetText[], name: string | null): string | null {
  const [list, id] = pathParts(texts.find((text) => text.name === name)?.path ?? '')
  return list === 'sections' ? (id ?? null) : null
}
