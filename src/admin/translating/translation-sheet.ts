import type { Translation, TranslationChanges, TranslationState } from '../../client/translation-queries.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { isObject, type Members } from '../../schema/field-members.ts'
import { answerInPageLanguage } from '../answer-words.ts'
import { type SheetText, type SheetValues, textName } from './sheet-text.ts'

/** The texts of a translation as the form knows them. */
export function sheetTexts({
  sources,
  texts,
  outdated,
}: Pick<Translation, 'sources' | 'texts' | 'outdated'>): SheetText[] {
  const was = new Map(outdated.map((text) => [text.path, text.was]))
  return sources.map(({ maxLength, ...text }) => ({
    ...text,
    label: answerInPageLanguage(text.label),
    within: text.within.map(holderInPageLanguage),
    maxLength: maxLength ?? undefined,
    name: textName(text.path),
    stored: texts[text.path] ?? '',
    sourceWas: was.get(text.path),
  }))
}

/** `Section: Where we work`, `Item 2`: the server names what holds a text by its kind, and by its name or place. */
function holderInPageLanguage(holder: string): string {
  const [, kind = holder, which = ''] = /^(.+?)(: .*| \d+)?$/s.exec(holder) ?? []
  return answerInPageLanguage(kind) + which
}

/** A translation as the record of its form. */
export function toFormRecord(translation: Translation): RecordOf<Definition> & SheetValues {
  const { lang, state, updatedAt, updatedBy } = translation
  return {
    id: lang,
    createdAt: null,
    updatedAt,
    updatedBy,
    state: formState(state),
    stillRight: [],
    ...Object.fromEntries(sheetTexts(translation).map(({ name, stored }) => [name, stored])),
  }
}

/** An earlier state of it, as the change log has it. */
export function pastValues(values: Members): Members {
  const texts = isObject(values.texts) ? Object.entries(values.texts) : []
  return {
    state: values.state,
    ...Object.fromEntries(texts.map(([path, known]) => [textName(path), isObject(known) ? known.text : ''])),
  }
}

/** What one step of the history changed, by the names of the form. */
export function changedNames(before: Members, after: Members): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].filter((name) => before[name] !== after[name])
}

function formState(state: TranslationState): 'draft' | 'published' {
  return state === 'published' ? 'published' : 'draft'
}

/** What is sent: texts that differ from what was read, each with the original that the translator had before them. */
export function changesToSend(texts: readonly SheetText[], values: SheetValues): TranslationChanges {
  const changed = texts.filter(({ name, stored }) => values[name] !== undefined && values[name] !== stored)
  return {
    texts: Object.fromEntries(
      changed.map(({ path, name, source }) => {
        const text = String(values[name])
        return [path, text === '' ? null : { text, source }]
      }),
    ),
    stillRight: stillRightPaths(texts, values),
    state: values.state === 'published' ? 'published' : 'draft',
  }
}

/** What was emptied or retyped after it was confirmed is no longer confirmed. */
function stillRightPaths(texts: readonly SheetText[], { stillRight = [], ...values }: SheetValues): string[] {
  const confirmed = new Set(stillRight.map(({ id }) => id))
  return texts
    .filter(({ path, name, stored }) => confirmed.has(path) && values[name] === stored && stored !== '')
    .map(({ path }) => path)
}
