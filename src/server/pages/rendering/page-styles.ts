import { LRUCache } from 'lru-cache'
import type { MarkupPiece } from './markup-piece.ts'
import { sourceHash } from './source-hash.ts'

/** A rule of the site's style sheet, or several behind one condition; `scripts/split-styles.mjs` makes them. */
export interface StylePiece {
  text?: string
  /** Of each selector the classes without which it matches nothing; missing where a document always carries the rule. */
  needs?: string[][]
  /** The `@property` rules it makes use of. */
  properties?: string[]
  /** The name of the `@property` rule that it is. */
  property?: string
  /** A condition, such as `@media print`, and what stands behind it. */
  group?: string
  pieces?: StylePiece[]
}

export interface PickedStyles {
  /** The whole element, to stand in the head of the document. */
  element: Buffer
  /** What a policy allows it by. */
  hash: string
}

/** Picks what a document uses of the site's styles, by its markup. */
export type PageStyles = (markup: readonly MarkupPiece[]) => PickedStyles

/** A page that is drawn anew has mostly the classes it had before; each of them holds about 75 KB. */
const keptStyles = 32

export function pageStyles(pieces: readonly StylePiece[]): PageStyles {
  const kept = new LRUCache<string, PickedStyles>({ max: keptStyles })
  return (markup) => {
    const lists = new Set(markup.flatMap(({ classLists }) => [...classLists]))
    // As it is: a hash of it takes a tenth of a millisecond for each page that is drawn.
    const key = [...lists].join('\n')
    const picked = kept.get(key) ?? pick(pieces, lists)
    kept.set(key, picked)
    return picked
  }
}

function pick(pieces: readonly StylePiece[], lists: ReadonlySet<string>): PickedStyles {
  const classes = classesOf(lists)
  const properties = new Set<string>()
  for (const piece of pieces) noteProperties(piece, classes, properties)
  const text = pickAll(pieces, classes, properties)
  return { element: Buffer.from(`<style>${text}</style>`), hash: sourceHash(text) }
}

function pickAll(
  pieces: readonly StylePiece[],
  classes: ReadonlySet<string>,
  properties: ReadonlySet<string>,
): string {
  let text = ''
  for (const piece of pieces) {
    if (piece.pieces) {
      const inner = pickAll(piece.pieces, classes, properties)
      // A layer has its place among the layers also where it is empty.
      if (inner !== '' || piece.group?.startsWith('@layer')) text += `${piece.group}{${inner}}`
    } else if (piece.property ? properties.has(piece.property) : isUsed(piece, classes)) text += piece.text
  }
  return text
}

function noteProperties(piece: StylePiece, classes: ReadonlySet<string>, into: Set<string>): void {
  for (const inner of piece.pieces ?? []) noteProperties(inner, classes, into)
  if (piece.properties && isUsed(piece, classes)) for (const name of piece.properties) into.add(name)
}

function isUsed({ needs }: StylePiece, classes: ReadonlySet<string>): boolean {
  return needs === undefined || needs.some((names) => names.every((name) => classes.has(name)))
}

function classesOf(lists: ReadonlySet<string>): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const list of lists) for (const name of list.split(/\s+/)) classes.add(unescaped(name))
  return classes
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescaped(name: string): string {
  return name.includes('&')
    ? name.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity) => entities[entity] ?? '')
    : name
}
