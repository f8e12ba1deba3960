import { baseKeymap, chainCommands, liftEmptyBlock, splitBlock } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { isSafeLink } from '../../shared/safe-url.ts'
import { richTextCommands as commands } from './rich-text-commands.ts'
import { marks, nodes, richTextSchema } from './rich-text-schema.ts'

const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type === nodes.heading) return splitBlock(state, dispatch)
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
}

/** The Tab key leaves the editor, as it leaves every field: lists are indented with brackets, or with the buttons. */
const keys: Record<string, Command> = {
  'Mod-b': commands.bold,
  'Mod-i': commands.italic,
  'Mod-z': commands.undo,
  'Mod-y': commands.redo,
  'Mod-Shift-z': commands.redo,
  'Mod-]': commands.indent,
  'Mod-[': commands.outdent,
  'Mod-Alt-2': commands.heading,
  'Mod-Alt-3': commands.subheading,
  'Mod-Shift-7': commands.numberedList,
  'Mod-Shift-8': commands.bulletList,
  'Mod-Shift-9': commands.quote,
  'Shift-Enter': breakLine,
  Enter: chainCommands(splitListItem(nodes.listItem), liftEmptyBlock, splitBlock),
  Backspace: undoInputRule,
}

/** Words between marks, as soon as the last sign is typed. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, [whole = '', before = '', words = ''], start, end) => {
    const from = start + before.length
    const kept = state.doc.resolve(from).marks()
    const text = richTextSchema.text(words, [...kept, type.create()])
    return whole === '' ? null : state.tr.replaceWith(from, end, text).removeStoredMark(type)
  })
}

const linkRule = new InputRule(
  /\[([^[\]]+)\]\(([^\s()]+)\)$/,
  (state, [, words = '', href = ''], start, end) =>
    isSafeLink(href)
      ? state.tr.replaceWith(start, end, richTextSchema.text(words, [marks.link.create({ href })]))
      : null,
)

const shortcuts = [
  textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '']) => ({
    level: signs.length < 3 ? 2 : 3,
  })),
  wrappingInputRule(/^\s*[-*•]\s$/, nodes.bulletList),
  wrappingInputRule(/^1\.\s$/, nodes.numberedList),
  wrappingInputRule(/^>\s$/, nodes.quote),
  markRule(/(^|[^*\\])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.bold),
  markRule(/(^|[\s([«“"'])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.italic),
  linkRule,
]

export function richTextPlugins(): Plugin[] {
  return [history(), inputRules({ rules: shortcuts }), keymap(keys), keymap(baseKeymap)]
}
