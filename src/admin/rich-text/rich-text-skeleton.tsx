import { Link2 } from 'lucide-react'
import { useRef } from 'react'
import { ReadText } from './read-text.tsx'
import { richTextEditorTexts as texts } from './rich-text-editor-texts.ts'
import {
  type RichTextEditorProps,
  RichTextFrame,
  RichTextWords,
  useFocusByLabel,
} from './rich-text-frame.tsx'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { ToolbarButton } from './toolbar.tsx'

/** The text in the place and the size of its editor, until that is loaded. */
export function RichTextSkeleton(props: RichTextEditorProps) {
  const { value, wantsFocus } = props
  const words = useRef<HTMLDivElement>(null)
  useFocusByLabel(() => words.current?.focus())
  return (
    <RichTextFrame toolbar={<RestingToolbar />}>
      <RichTextWords
        text={props}
        ref={words}
        aria-busy
        aria-disabled
        onFocus={() => {
          wantsFocus.current = true
        }}
        onBlur={() => {
          wantsFocus.current = false
        }}
      >
        <ReadText text={value} />
      </RichTextWords>
    </RichTextFrame>
  )
}

function RestingToolbar() {
  return (
    <fieldset disabled role="presentation" className="min-w-0">
      <RichTextToolbar
        stateOf={() => ({ isOn: undefined, canRun: false })}
        onRun={() => undefined}
        link={<ToolbarButton label={texts.link} icon={<Link2 aria-hidden="true" />} shortcut="K" />}
      />
    </fieldset>
  )
}
