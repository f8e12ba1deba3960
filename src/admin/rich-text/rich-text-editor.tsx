import { use, useEffect } from 'react'
import { plainWords } from '../../shared/plain-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { fieldLanguage } from '../../ui/field-language.ts'
import { FieldContext } from '../../ui/use-field-control.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { useRichTextView } from './use-rich-text-view.ts'

export type RichTextEditorProps = {
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  rows?: number | undefined
  placeholder?: string | undefined
  /** Where the language of the words is known. */
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
}

/** Words with their looks, as they will be read; stands in a FormField. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, rows = 5, placeholder, lang, dir } = props
  const field = use(FieldContext)
  const isReadOnly = field?.isDisabled ?? false
  const isEmpty = value.trim() === ''
  const language = fieldLanguage({ value: plainWords(value), placeholder })
  const attributes = withoutBlanks({
    id: field?.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid ? 'true' : undefined,
    'aria-required': field?.isRequired ? 'true' : undefined,
    'aria-readonly': isReadOnly ? 'true' : undefined,
    'aria-disabled': isReadOnly ? 'true' : undefined,
    'aria-placeholder': isEmpty ? placeholder : undefined,
    'data-placeholder': isEmpty ? placeholder : undefined,
    lang: lang ?? language.lang,
    dir: dir ?? language.dir,
    // Those who only read still reach it with the keyboard, since it scrolls.
    tabindex: '0',
    class: wordsClass,
    style: `min-height: calc(${rows} * 1lh + 1.125rem)`,
  })
  const { mount, view, state } = useRichTextView({ value, onChange, onBlur, isReadOnly, attributes })
  useFocusByLabel(field?.labelId, () => view?.focus())
  return (
    <div
      className={classNames(
        'rounded-control border border-control bg-surface text-ink transition-[border-color] hover:border-muted',
        'focus-within:border-ring has-[.ProseMirror:focus-visible]:outline-2 has-[.ProseMirror:focus-visible]:outline-ring',
        field?.isInvalid && 'border-danger!',
        isReadOnly && 'bg-sunken text-muted',
      )}
    >
      {!isReadOnly && <RichTextToolbar view={view} state={state} />}
      <div ref={mount} className="rich-text" />
    </div>
  )
}

const wordsClass =
  'max-h-128 overflow-y-auto scrollbar-quiet whitespace-pre-wrap wrap-anywhere px-3 py-2 text-small outline-none pointer-coarse:text-[1rem]'

function withoutBlanks(attributes: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** A label leads only to controls that browsers know; this one is none of them. */
function useFocusByLabel(labelId: string | undefined, focus: () => void) {
  useEffect(() => {
    const label = labelId ? document.getElementById(labelId) : null
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  })
}
