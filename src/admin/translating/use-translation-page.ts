import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import {
  drawTranslationPage,
  type TranslationPlace,
  translationUrl,
} from '../../client/translation-queries.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { withMark } from './marked-page.ts'
import type { SheetText, SheetValues } from './sheet-text.ts'

/** Milliseconds without a key after which the page is drawn anew. */
const settledAfter = 200

/** The page that shows the record, with what is typed laid over it and every text marked by its place on the sheet. */
export function useTranslationPage(
  place: TranslationPlace,
  form: RecordFormState,
  texts: readonly SheetText[],
) {
  const values = useSettledValues(form)
  const marked = useMemo(
    () => Object.fromEntries(texts.map((text, at) => [text.path, withMark(shownWords(text, values), at)])),
    [texts, values],
  )
  return useQuery({
    queryKey: [translationUrl(place), 'page', marked],
    queryFn: ({ signal }) => drawTranslationPage(place, marked, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** What is not translated is shown in the original, so that nobody loses sight of the section they are working on. */
function shownWords({ name, source }: SheetText, values: SheetValues): string {
  return String(values[name] ?? '').trim() || source
}

function useSettledValues({ methods, status }: RecordFormState): SheetValues {
  const [values, setValues] = useState<SheetValues>(() => methods.getValues())
  useEffect(() => {
    if (status === 'ready') setValues({ ...methods.getValues() })
    let timer: ReturnType<typeof setTimeout> | undefined
    const watching = methods.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setValues({ ...methods.getValues() }), settledAfter)
    })
    return () => {
      clearTimeout(timer)
      watching.unsubscribe()
    }
  }, [methods, status])
  return values
}
