/**
 * Splits a style sheet into what documents can carry piece by piece. A piece is a rule, or a group of pieces behind
 * one condition such as `@media` or `@layer`. A rule says which classes it needs: one list for each of its selectors,
 * all of which must stand in a document for the selector to match there. A rule without such lists is for every document.
 * `properties` are the `@property` rules it makes use of. Order is kept: it decides which rule wins.
 */
export function splitStyles(css) {
  const known = new Set([...css.matchAll(/@property (--[\w-]+)/g)].map(([, name]) => name))
  return blocksOf(css.replace(/\/\*.*?\*\//gs, '')).map((block) => pieceOf(block, known))
}

/** What of a style sheet has to come but once: a font that is named a second time would be fetched and shown anew. */
export function withoutFonts(css) {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '')
}

const condition = /^@(?:layer|media|supports|container)\b/

function pieceOf({ head, body }, known) {
  if (body === undefined) return { text: `${head};` }
  if (condition.test(head))
    return { group: head, pieces: blocksOf(body).map((block) => pieceOf(block, known)) }
  const text = `${head}{${body}}`
  if (head.startsWith('@property ')) return { text, property: head.slice('@property '.length).trim() }
  const needs = head.startsWith('@') ? [[]] : selectorsOf(head).map(classesOf)
  const properties = [...new Set(body.match(/--[\w-]+/g))].filter((name) => known.has(name))
  return {
    text,
    ...(needs.every((classes) => classes.length > 0) && { needs }),
    ...(properties.length > 0 && { properties }),
  }
}

/** The blocks of a style sheet, or of what stands within one; statements without a block have no body. */
function blocksOf(css) {
  const blocks = []
  let start = 0
  let open = 0
  let depth = 0
  for (const { index, mark } of marksOf(css)) {
    if (mark === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (mark === '}') {
      depth -= 1
      if (depth > 0) continue
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) })
      start = index + 1
    } else if (mark === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, index).trim(), body: undefined })
      start = index + 1
    }
  }
  return blocks
}

function selectorsOf(head) {
  const selectors = []
  let start = 0
  for (const { index, mark } of marksOf(head)) {
    if (mark !== ',') continue
    selectors.push(head.slice(start, index))
    start = index + 1
  }
  return [...selectors, head.slice(start)]
}

/** Those that have to be there. What stands in parentheses may say otherwise (`:not`) or leave a choice (`:is`). */
function classesOf(selector) {
  const isOutside = new Set(
    [...marksOf(selector)].filter(({ mark }) => mark === '.').map(({ index }) => index),
  )
  return [...selector.matchAll(/\.((?:\\[\da-f]{1,6} |\\.|[\w\u0080-\uffff-])+)/gi)]
    .filter(({ index }) => isOutside.has(index))
    .map(([, name]) => unescaped(name))
}

function unescaped(name) {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code, character) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** The characters that structure CSS, without those that are escaped or stand in a text, in brackets or in parentheses. */
function* marksOf(css) {
  let nested = 0
  for (let index = 0; index < css.length; index += 1) {
    const mark = css[index]
    if (mark === '\\') index += 1
    else if (mark === '"' || mark === "'") index = endOfText(css, index)
    else if (mark === '(' || mark === '[') nested += 1
    else if (mark === ')' || mark === ']') nested -= 1
    else if (nested === 0 && '{};,.'.includes(mark)) yield { index, mark }
  }
}

function endOfText(css, start) {
  let index = start + 1
  while (index < css.length && css[index] !== css[start]) index += css[index] === '\\' ? 2 : 1
  return index
}
