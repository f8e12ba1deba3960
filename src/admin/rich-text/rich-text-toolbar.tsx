import {
  Bold,
  Heading2,
  Heading3,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { Fragment, type MouseEvent } from 'react'
import { LinkPanel } from './link-panel.tsx'
import { isLookOn, type LookName, richTextCommands } from './rich-text-commands.ts'
import { richTextEditorTexts as texts } from './rich-text-editor-texts.ts'
import { Toolbar, ToolbarButton, ToolbarSeparator } from './toolbar.tsx'

const icons = {
  bold: Bold,
  italic: Italic,
  heading: Heading2,
  subheading: Heading3,
  bulletList: List,
  numberedList: ListOrdered,
  indent: IndentIncrease,
  outdent: IndentDecrease,
  quote: TextQuote,
  undo: Undo2,
  redo: Redo2,
} satisfies Record<LookName, LucideIcon>

const groups: readonly (readonly (LookName | 'link')[])[] = [
  ['bold', 'italic', 'link'],
  ['heading', 'subheading', 'quote'],
  ['bulletList', 'numberedList', 'indent', 'outdent'],
  ['undo', 'redo'],
]

type RichTextToolbarProps = { view: EditorView | null; state: EditorState | null }

export function RichTextToolbar({ view, state }: RichTextToolbarProps) {
  return (
    <Toolbar label={texts.toolbar} className="border-b border-line p-1">
      {groups.map((names, index) => (
        <Fragment key={names.join()}>
          {index > 0 && <ToolbarSeparator />}
          {names.map((name) =>
            name === 'link' ? (
              <LinkPanel key={name} view={view} state={state} />
            ) : (
              <LookButton key={name} name={name} view={view} state={state} />
            ),
          )}
        </Fragment>
      ))}
    </Toolbar>
  )
}

function LookButton({ name, view, state }: RichTextToolbarProps & { name: LookName }) {
  const Icon = icons[name]
  const canRun = state !== null && richTextCommands[name](state)
  const run = (event: MouseEvent) => {
    if (!view) return
    richTextCommands[name](view.state, view.dispatch, view)
    // A key on the button stays on it; the mouse never left the words.
    if (event.detail > 0) view.focus()
  }
  return (
    <ToolbarButton
      label={texts[name]}
      icon={<Icon aria-hidden="true" className="rtl:data-mirrored:-scale-x-100" {...mirrored(name)} />}
      isPressed={state ? isLookOn(state, name) : undefined}
      // Not `disabled`: a button that goes from under the keyboard's focus leaves one nowhere.
      aria-disabled={!canRun || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    />
  )
}

/** These show a direction, which is the other one where a page runs from right to left. */
function mirrored(name: LookName) {
  const isMirrored = ['indent', 'outdent', 'undo', 'redo', 'bulletList', 'numberedList', 'quote'].includes(
    name,
  )
  return isMirrored ? { 'data-mirrored': '' } : {}
}
