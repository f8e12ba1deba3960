import { type KeyboardEvent, type RefObject, use, useEffect, useState } from 'react'
import { FieldContext } from '../../ui/use-field-control.ts'
import { isCommand } from '../use-command-key.ts'
import { LinkPanel } from './link-panel.tsx'
import { isLookOn, type LookName, richTextCommands } from './rich-text-commands.ts'
import {
  type RichTextEditorProps,
  RichTextFrame,
  RichTextWords,
  useFocusByLabel,
} from './rich-text-frame.tsx'
import { type LookState, RichTextToolbar } from './rich-text-toolbar.tsx'
import { useOpenText } from './use-open-text.ts'

/** Words with their looks, as they will be read. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, wantsFocus } = props
  const isReadOnly = use(FieldContext)?.isDisabled ?? false
  const { element, editor } = useOpenText({ value, onChange, isReadOnly })
  const [isLinking, setLinking] = useState(false)
  const focus = () => editor?.view.focus()
  useFocusByLabel(focus)
  useWantedFocus(wantsFocus, editor ? focus : undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isReadOnly || !isCommand(event, 'k')) return
    event.preventDefault()
    setLinking(true)
  }
  const stateOf = (name: LookName): LookState =>
    editor
      ? { isOn: isLookOn(editor.state, name), canRun: richTextCommands[name](editor.state) }
      : { isOn: undefined, canRun: false }
  const run = (name: LookName, isByMouse: boolean) => {
    if (!editor) return
    richTextCommands[name](editor.view.state, editor.view.dispatch, editor.view)
    if (isByMouse) focus()
  }
  return (
    <RichTextFrame
      onKeyDown={onKeyDown}
      toolbar={
        <RichTextToolbar
          stateOf={stateOf}
          onRun={run}
          link={editor && <LinkPanel {...editor} isOpen={isLinking} onOpenChange={setLinking} />}
        />
      }
    >
      <RichTextWords
        text={props}
        ref={element}
        contentEditable={!isReadOnly}
        suppressContentEditableWarning
        onBlur={onBlur}
      />
    </RichTextFrame>
  )
}

/** The focus that the skeleton had, which went with it. */
function useWantedFocus(wantsFocus: RefObject<boolean>, focus: (() => void) | undefined): void {
  useEffect(() => {
    if (!focus || !wantsFocus.current) return
    wantsFocus.current = false
    focus()
  })
}
