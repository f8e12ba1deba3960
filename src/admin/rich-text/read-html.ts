/** A piece of markup as clipboards hold it: a tag that opens, one that closes, or words. */
export type HtmlToken =
  | { kind: 'open'; tag: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; tag: string }
  | { kind: 'words'; text: string }

const piece = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
/** What stands inside of these is nothing that anybody wrote. */
const silent =
  /<(style|script|title|xml|template|noscript|svg|math|object|iframe|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/**
 * Reads markup without a document, so that nothing in it is ever loaded or run. It is for finding words, bold ones, links
 * and lists; whatever it does not know passes as words or not at all.
 */
export function readHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  for (const [whole, slash, tag, rest = ''] of html.replace(silent, '').matchAll(piece)) {
    if (tag) {
      const name = tag.toLowerCase()
      tokens.push(
        slash ? { kind: 'close', tag: name } : { kind: 'open', tag: name, attributes: attributesIn(rest) },
      )
    } else if (!/^<[!?]/.test(whole)) tokens.push({ kind: 'words', text: decoded(whole) })
  }
  return tokens
}

function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attribute))
    found[name.toLowerCase()] = decoded(double ?? single ?? bare ?? '')
  return found
}

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', zwnj: '\u200c', zwj: '\u200d' },
  ...{ lrm: '\u200e', rlm: '\u200f', ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', copy: '©' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', euro: '€', times: '×' },
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
  })
}
