import { Link2 } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { plainWords } from '../../shared/plain-words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { fieldLanguage } from '../../ui/field-language.ts'
import { FieldContext } from '../../ui/use-field-control.ts'
import { richTextEditorTexts as texts } from './rich-text-editor-texts.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { ToolbarButton } from './toolbar.tsx'
import { useLiveText } from './use-live-text.ts'

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
  const shownPlaceholder = value.trim() === '' ? placeholder : undefined
  const language = fieldLanguage({ value: plainWords(value), placeholder })
  const text = useLiveText({ value, onChange, isReadOnly })
  useFocusByLabel(field?.labelId, text.focus)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed stands inside; this only fetches it in time */}
      <div
        onPointerEnter={text.prepare}
        onDragEnter={text.turnTo}
        onFocus={text.turnTo}
        className={classNames(
          'rounded-control border border-control bg-surface text-ink transition-[border-color] hover:border-muted',
          'focus-within:border-ring has-[.ProseMirror:focus-visible]:outline-2 has-[.ProseMirror:focus-visible]:outline-ring',
          field?.isInvalid && 'border-danger!',
          isReadOnly && 'bg-sunken text-muted',
        )}
      >
        {!isReadOnly && (
          <RichTextToolbar
            stateOf={text.lookOf}
            onRun={text.run}
            link={<LinkButton live={text.live} onWanted={text.turnTo} />}
          />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no looks */}
        <div
          ref={text.element}
          id={field?.id}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={field?.labelId}
          aria-describedby={field?.describedBy}
          aria-invalid={field?.isInvalid || undefined}
          aria-required={field?.isRequired || undefined}
          aria-readonly={isReadOnly || undefined}
          aria-disabled={isReadOnly || undefined}
          aria-placeholder={shownPlaceholder}
          data-placeholder={shownPlaceholder}
          lang={lang ?? language.lang}
          dir={dir ?? language.dir}
          // Those who only read still reach it with the keyboard, since it scrolls.
          tabIndex={0}
          contentEditable={!isReadOnly}
          suppressContentEditableWarning
          translate="no"
          className={wordsClass}
          style={{ minHeight: `calc(${rows} * 1lh + 1.125rem)` }}
          onBlur={onBlur}
          {...text.earlyEvents}
        />
      </div>
      {text.isFailed && <FailedNotice onRetry={text.retry} />}
    </>
  )
}

const wordsClass =
  'ProseMirror max-h-128 overflow-y-auto scrollbar-quiet whitespace-pre-wrap wrap-anywhere px-3 py-2 text-small outline-none pointer-coarse:text-[1rem]'

type LinkButtonProps = Pick<ReturnType<typeof useLiveText>, 'live'> & { onWanted: () => void }

/** Opens the panel where its link is chosen, as soon as that has come. */
function LinkButton({ live, onWanted }: LinkButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (live)
    return (
      <live.LinkPanel
        view={live.view}
        state={live.state}
        startsOpen={isWanted}
        startsFocused={document.activeElement === button.current}
      />
    )
  return (
    <ToolbarButton
      ref={button}
      label={texts.link}
      icon={<Link2 aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isWanted || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        setWanted(true)
        onWanted()
      }}
    />
  )
}

function FailedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 text-caption font-medium text-danger">{texts.failed}</p>
      <Button
        size="sm"
        variant="secondary"
        // The caret stays in the words.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRetry}
      >
        {texts.retry}
      </Button>
    </div>
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
