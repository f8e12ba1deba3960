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
import { Fragment, type ReactNode } from 'react'
import type { LookName } from './rich-text-commands.ts'
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

/** Those that people know from every editor. */
const shortcuts: Partial<Record<LookName, string>> = { bold: 'B', italic: 'I', undo: 'Z', redo: 'Y' }

const groups: readonly (readonly (LookName | 'link')[])[] = [
  ['bold', 'italic', 'link'],
  ['heading', 'subheading', 'quote'],
  ['bulletList', 'numberedList', 'indent', 'outdent'],
  ['undo', 'redo'],
]

export interface LookState {
  /** Undefined for what is no look. */
  isOn: boolean | undefined
  canRun: boolean
}

type RichTextToolbarProps = {
  stateOf: (name: LookName) => LookState
  /** By the mouse, which never left the words; a key on a button stays on it. */
  onRun: (name: LookName, isByMouse: boolean) => void
  link: ReactNode
}

export function RichTextToolbar({ stateOf, onRun, link }: RichTextToolbarProps) {
  return (
    <Toolbar label={texts.toolbar} className="border-b border-line p-1">
      {groups.map((names, index) => (
        <Fragment key={names.join()}>
          {index > 0 && <ToolbarSeparator />}
          {names.map((name) =>
            name === 'link' ? (
              <Fragment key={name}>{link}</Fragment>
            ) : (
              <LookButton
                key={name}
                name={name}
                {...stateOf(name)}
                onRun={(isByMouse) => onRun(name, isByMouse)}
              />
            ),
          )}
        </Fragment>
      ))}
    </Toolbar>
  )
}

type LookButtonProps = LookState & { name: LookName; onRun: (isByMouse: boolean) => void }

function LookButton({ name, isOn, canRun, onRun }: LookButtonProps) {
  const Icon = icons[name]
  return (
    <ToolbarButton
      label={texts[name]}
      icon={<Icon aria-hidden="true" className="rtl:data-mirrored:-scale-x-100" {...mirrored(name)} />}
      isPressed={isOn}
      shortcut={shortcuts[name]}
      // Not `disabled`: a button that goes from under the keyboard's focus leaves one nowhere.
      aria-disabled={!canRun || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onRun(event.detail > 0)}
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
