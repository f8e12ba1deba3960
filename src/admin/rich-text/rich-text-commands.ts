import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection } from 'prosemirror-state'
import { marks, nodes } from './rich-text-schema.ts'

export type LookName =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'numberedList'
  | 'quote'
  | 'indent'
  | 'outdent'
  | 'undo'
  | 'redo'

export const richTextCommands: Record<LookName, Command> = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  bulletList: toggleList(nodes.bulletList),
  numberedList: toggleList(nodes.numberedList),
  quote: toggleQuote,
  indent: whereItFits(sinkListItem(nodes.listItem)),
  outdent: whereItFits(liftListItem(nodes.listItem)),
  undo,
  redo,
}

/** Whether what is selected looks so; undefined for what is no look. */
export function isLookOn(state: EditorState, name: LookName): boolean | undefined {
  const on: Partial<Record<LookName, () => boolean>> = {
    bold: () => hasMark(state, marks.bold),
    italic: () => hasMark(state, marks.italic),
    heading: () => headingLevel(state) === 2,
    subheading: () => headingLevel(state) === 3,
    bulletList: () => enclosingList(state)?.type === nodes.bulletList,
    numberedList: () => enclosingList(state)?.type === nodes.numberedList,
    quote: () => isInside(state, nodes.quote),
  }
  return on[name]?.()
}

export function hasMark(state: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = state.selection
  return empty
    ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, mark)
}

function headingLevel({ selection: { $from } }: EditorState): number | undefined {
  return $from.parent.type === nodes.heading ? $from.parent.attrs.level : undefined
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type).includes(type)
}

function enclosingList({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth)
    if (type === nodes.bulletList || type === nodes.numberedList)
      return { type, position: $from.before(depth) }
  }
  return undefined
}

function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) =>
    headingLevel(state) === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : inARow(leaveContainers, setBlockType(nodes.heading, { level }))(state, dispatch)
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = enclosingList(state)
    if (list?.type === type) return whereItFits(liftListItem(nodes.listItem))(state, dispatch)
    if (!list)
      return inARow(leaveContainers, setBlockType(nodes.paragraph), wrapInList(type))(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.position, type))
    return true
  }
}

function toggleQuote(...[state, dispatch]: Parameters<Command>): boolean {
  if (isInside(state, nodes.quote)) return lift(state, dispatch)
  return inARow(leaveContainers, setBlockType(nodes.paragraph), wrapIn(nodes.quote))(state, dispatch)
}

/** Out of lists and quotes, to where every block may stand. */
function leaveContainers(...[state, dispatch]: Parameters<Command>): boolean {
  let current = state
  const steps: Command[] = []
  for (let depth = state.selection.$from.depth; depth > 1; depth -= 1) {
    const out = isInside(current, nodes.listItem) ? whereItFits(liftListItem(nodes.listItem)) : lift
    let next: EditorState | undefined
    out(current, (transaction) => {
      next = current.apply(transaction)
    })
    if (!next) break
    steps.push(out)
    current = next
  }
  return steps.length > 0 && inARow(...steps)(state, dispatch)
}

/** Several commands as one change, so that one step back undoes them; those that do not apply are left out. */
function inARow(...commands: readonly Command[]): Command {
  return (state, dispatch) => {
    const whole = state.tr
    let current = state
    for (const command of commands) {
      command(current, (transaction) => {
        for (const step of transaction.steps) whole.step(step)
        current = current.apply(transaction)
      })
    }
    if (!whole.docChanged) return false
    dispatch?.(whole.setSelection(Selection.fromJSON(whole.doc, current.selection.toJSON())).scrollIntoView())
    return true
  }
}

/** Where its item has a list of the other kind already, a command for lists would make what a text cannot hold. */
function whereItFits(command: Command): Command {
  return (state, dispatch) => {
    try {
      let isValid = true
      const applies = command(state, (transaction) => {
        transaction.doc.check()
        if (dispatch) dispatch(transaction)
        isValid = true
      })
      return applies && isValid
    } catch (error) {
      if (error instanceof RangeError || (error instanceof Error && error.name === 'TransformError'))
        return false
      throw error
    }
  }
}
