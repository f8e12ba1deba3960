import { type ComponentProps, type ReactNode, type RefObject, use, useEffect } from 'react'
import { plainWords } from '../../shared/plain-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { fieldLanguage } from '../../ui/field-language.ts'
import { FieldContext } from '../../ui/use-field-control.ts'

export type RichTextProps = {
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  rows?: number | undefined
  placeholder?: string | undefined
  /** Where the language of the words is known. */
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
}

/** Of the editor and of what stands in its place until it is loaded. */
export type RichTextEditorProps = RichTextProps & {
  /** Somebody went to the field before the editor was there. */
  wantsFocus: RefObject<boolean>
}

type RichTextFrameProps = {
  toolbar: ReactNode
  children: ReactNode
  onKeyDown?: ComponentProps<'div'>['onKeyDown']
}

export function RichTextFrame({ toolbar, children, onKeyDown }: RichTextFrameProps) {
  const field = use(FieldContext)
  const isReadOnly = field?.isDisabled ?? false
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from what stands inside
    <div
      onKeyDown={onKeyDown}
      className={classNames(
        'rounded-control border border-control bg-surface text-ink transition-[border-color] hover:border-muted',
        'focus-within:border-ring has-[.ProseMirror:focus-visible]:outline-2 has-[.ProseMirror:focus-visible]:outline-ring',
        field?.isInvalid && 'border-danger!',
        isReadOnly && 'bg-sunken text-muted',
      )}
    >
      {!isReadOnly && toolbar}
      {children}
    </div>
  )
}

type RichTextWordsProps = ComponentProps<'div'> & { text: RichTextProps }

/** The element that holds the words. */
export function RichTextWords({ text, ...rest }: RichTextWordsProps) {
  const { value, rows = 5, placeholder, lang, dir } = text
  const field = use(FieldContext)
  const isReadOnly = field?.isDisabled || undefined
  const shownPlaceholder = value.trim() === '' ? placeholder : undefined
  const language = fieldLanguage({ value: plainWords(value), placeholder })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea holds no looks
    <div
      id={field?.id}
      role="textbox"
      aria-multiline="true"
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.isInvalid || undefined}
      aria-required={field?.isRequired || undefined}
      aria-readonly={isReadOnly}
      aria-disabled={isReadOnly}
      aria-placeholder={shownPlaceholder}
      data-placeholder={shownPlaceholder}
      lang={lang ?? language.lang}
      dir={dir ?? language.dir}
      // Those who only read still reach it with the keyboard, since it scrolls.
      tabIndex={0}
      translate="no"
      className={wordsClass}
      style={{ minHeight: `calc(${rows} * 1lh + 1.125rem)` }}
      {...rest}
    />
  )
}

const wordsClass =
  'ProseMirror max-h-128 overflow-y-auto scrollbar-quiet whitespace-pre-wrap wrap-anywhere px-3 py-2 text-small outline-none pointer-coarse:text-[1rem]'

/** A label leads only to controls that browsers know; this one is none of them. */
export function useFocusByLabel(focus: () => void): void {
  const labelId = use(FieldContext)?.labelId
  useEffect(() => {
    const label = labelId ? document.getElementById(labelId) : null
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  })
}
