export type TextBlock = { kind: 'paragraph'; lines: string[] } | { kind: 'list'; items: string[] }

const listItem = /^\s*[-•]\s+/

/** Plain text as an editor types it: blank lines part paragraphs, lines that begin with "- " are a list. */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\r?\n[^\S\n]*\r?\n/).flatMap(blocksIn)
}

function blocksIn(part: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const line of part.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const last = blocks.at(-1)
    if (listItem.test(line)) {
      const item = line.replace(listItem, '').trim()
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'paragraph') last.lines.push(line.trim())
    else blocks.push({ kind: 'paragraph', lines: [line.trim()] })
  }
  return blocks
}
