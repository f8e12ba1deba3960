import { Copy } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { SectionText } from '../../sections/section-text.tsx'
import { type LanguageFacts, languageFacts, mainLanguage } from '../../shared/languages.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { counterOf } from '../record-form/field-frame.tsx'
import { useFieldState, useRecordFormParts } from '../record-form/record-form-context.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { OutdatedNotice, SourceChanges } from './outdated-notice.tsx'
import type { SheetText } from './sheet-text.ts'
import { StandingMark } from './standing-mark.tsx'
import { translatingTexts as words } from './translating-texts.ts'
import { fullLabel } from './translation-definition.ts'

const original = languageFacts(mainLanguage)

type TranslationRowProps = { text: SheetText; language: LanguageFacts }

/** One text: the original at one side, the translation at the other, each in its direction. Typing draws this row alone. */
export const TranslationRow = memo(function TranslationRow({ text, language }: TranslationRowProps) {
  const { isReadOnly } = useRecordFormParts()
  const { value, change, leave, error } = useFieldState<string | undefined>(text.name)
  const typed = value ?? ''
  const counter = counterOf(typed.length, text.maxLength)
  const isEmpty = typed.trim() === ''
  return (
    <div
      data-text={text.name}
      data-invalid={error ? '' : undefined}
      className="grid scroll-my-40 gap-x-6 gap-y-2 py-4 @xl:grid-cols-2"
    >
      <SourceSide text={text} />
      <div className="min-w-0 space-y-1.5">
        <FormField label={fullLabel(text)} hideLabel disabled={isReadOnly} {...(error ? { error } : {})}>
          {text.kind === 'richText' ? (
            <RichTextField
              value={typed}
              onChange={change}
              onBlur={leave}
              rows={3}
              lang={language.code}
              dir={language.dir}
            />
          ) : (
            <Textarea
              name={text.name}
              size="sm"
              rows={text.kind === 'longText' ? 3 : 1}
              lang={language.code}
              dir={language.dir}
              value={typed}
              onChange={(event) => change(event.currentTarget.value)}
              onBlur={leave}
              onKeyDown={text.kind === 'longText' ? undefined : keepOneLine}
            />
          )}
        </FormField>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isEmpty && <StandingMark standing={text.isShown ? 'missing' : 'spare'} />}
          {text.sourceWas !== undefined && <OutdatedNotice text={text} typed={typed} />}
          {isEmpty && !isReadOnly && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={words.copyOf(fullLabel(text))}
              onClick={() => change(text.source)}
            >
              <Copy aria-hidden="true" />
              {words.copySource}
            </Button>
          )}
          {counter && <span className="ms-auto text-caption text-muted">{counter}</span>}
        </div>
      </div>
    </div>
  )
})

function SourceSide({ text }: { text: SheetText }) {
  const { label, within, sourceWas } = text
  return (
    <div className="min-w-0 space-y-1">
      <p className="text-caption text-muted">{[...within.slice(1), label].join(' › ')}</p>
      <div lang={original.code} dir={original.dir}>
        {sourceWas === undefined ? <SourceWords text={text} /> : <SourceChanges text={text} />}
      </div>
    </div>
  )
}

function SourceWords({ text: { kind, source } }: { text: SheetText }) {
  if (kind === 'richText') return <SectionText text={source} className="text-small wrap-anywhere" />
  return <p className="text-small wrap-anywhere whitespace-pre-wrap">{source}</p>
}

/** A title has no second line, however long it is. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
}
