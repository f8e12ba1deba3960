import type { RichLine } from '../../shared/rich-line.ts'
import type { RichBlock, RichList } from '../../shared/rich-text.ts'

/** An item of a list by how deep it stands, 1 for the outermost. */
export interface ListEntry {
  kind: 'entry'
  level: number
  isNumbered: boolean
  lines: RichLine[]
}

/** Makes lists of entries in a row; quotes in a row become one. */
export function nestedLists(blocks: readonly (RichBlock | ListEntry)[]): RichBlock[] {
  const made: RichBlock[] = []
  /** The lists that are open, from the outermost. */
  let open: { level: number; list: RichList }[] = []
  for (const block of blocks) {
    const last = made.at(-1)
    if (block.kind === 'entry') open = placed(made, open, block)
    else if (block.kind === 'quote' && last?.kind === 'quote' && open.length === 0)
      last.paragraphs.push(...block.paragraphs)
    else made.push(block)
    if (block.kind !== 'entry') open = []
  }
  return made
}

function placed(
  made: RichBlock[],
  before: readonly { level: number; list: RichList }[],
  { level, isNumbered, lines }: ListEntry,
) {
  const open = before.filter((outer) => outer.level <= level)
  const deepest = open.at(-1)
  const item = { lines }
  // Inside of an item there is room for one list: what follows in another kind of list goes on in that.
  if (deepest?.level === level && (deepest.list.isNumbered === isNumbered || open.length > 1)) {
    deepest.list.items.push(item)
    return open
  }
  const parent = deepest && deepest.level < level ? deepest.list.items.at(-1) : undefined
  if (parent?.list) {
    parent.list.items.push(item)
    return [...open, { level, list: parent.list }]
  }
  const list: RichList = { kind: 'list', isNumbered, items: [item] }
  if (parent) parent.list = list
  else made.push(list)
  return [...open.filter((outer) => outer.level < level), { level, list }]
}
