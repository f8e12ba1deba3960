import { clusterRules, type LinkTail, linkTailAt, starCluster, wordJoiner } from './rich-marks.ts'
import { isSafeLink } from './safe-url.ts'

/** Words that look alike. */
export interface RichRun {
  text: string
  isBold?: true
  isItalic?: true
  href?: string
}
export type RichLine = RichRun[]

type Mark = 'isBold' | 'isItalic'
type Looks = Omit<RichRun, 'text'>

/** Stars of a mark may turn out to have no counterpart; then they are text. */
interface Stars {
  count: number
  rules: ReturnType<typeof clusterRules>
  partner: Partial<Record<Mark, boolean>>
}
type Token = string | Stars | RichRun

/** One line without its block's mark. */
export function parseLine(line: string): RichLine {
  const tokens = tokensOf(line)
  pair(tokens, 'isBold', 2)
  pair(tokens, 'isItalic', 1)
  const runs: RichLine = []
  const looks: Looks = {}
  for (const token of tokens) {
    if (typeof token === 'string') addRun(runs, token, looks)
    else if ('text' in token) addRun(runs, token.text, { ...looks, ...withoutText(token) })
    else turn(runs, token, looks)
  }
  return runs
}

function withoutText({ text: _, ...looks }: RichRun): Looks {
  return looks
}

function addRun(runs: RichLine, written: string, looks: Looks): void {
  const text = written.replaceAll(wordJoiner, '')
  const last = runs.at(-1)
  if (text === '') return
  if (last && isAlike(last, looks)) last.text += text
  else runs.push({ text, ...looks })
}

export function isAlike(one: Looks, other: Looks): boolean {
  return one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href
}

function turn(runs: RichLine, { count, partner }: Stars, looks: Looks): void {
  const used = (partner.isBold ? 2 : 0) + (partner.isItalic ? 1 : 0)
  addRun(runs, '*'.repeat(count - used), looks)
  for (const mark of ['isBold', 'isItalic'] as const) {
    if (!partner[mark]) continue
    if (looks[mark]) delete looks[mark]
    else looks[mark] = true
  }
}

/** Each opening mark belongs to the next closing one; of two that open, the later one. */
function pair(tokens: readonly Token[], mark: Mark, length: 1 | 2): void {
  let open: Stars | undefined
  for (const token of tokens) {
    if (typeof token === 'string' || 'text' in token) continue
    if (token.count !== length && token.count !== 3) continue
    if (open && token.rules[mark].closes) {
      open.partner[mark] = true
      token.partner[mark] = true
      open = undefined
    } else if (token.rules[mark].opens) open = token
  }
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  // From the first backslash of a row only: tried from each of them, a long row would take seconds.
  const special = /(?<!\\)\\*[*[]/g
  const readLink = linkReader(line)
  let plainFrom = 0
  for (let found = special.exec(line); found; found = special.exec(line)) {
    const read = found[0].endsWith('*') ? starsAt(line, found.index) : readLink(found.index, found[0])
    if (!read) continue
    if (found.index > plainFrom) tokens.push(line.slice(plainFrom, found.index))
    tokens.push(...read.tokens)
    plainFrom = read.end
    special.lastIndex = read.end
  }
  if (plainFrom < line.length) tokens.push(line.slice(plainFrom))
  return tokens
}

interface Read {
  tokens: Token[]
  end: number
}

function starsAt(line: string, start: number): Read {
  starCluster.lastIndex = start
  const cluster = starCluster.exec(line)?.[0] ?? ''
  const end = start + cluster.length
  const rules = clusterRules(cluster, line.slice(Math.max(0, start - 2), start), line.slice(end, end + 2))
  if (!rules.isLive) return { tokens: [cluster], end }
  if (!cluster.includes('\\')) return { tokens: [{ count: cluster.length, rules, partner: {} }], end }
  const tokens: Token[] = []
  for (const [, backslashes = '', stars = ''] of cluster.matchAll(/(\\*)(\*+)/g)) {
    const isEscaped = backslashes.length % 2 === 1
    const count = stars.length - (isEscaped ? 1 : 0)
    tokens.push('\\'.repeat(Math.floor(backslashes.length / 2)) + (isEscaped ? '*' : ''))
    if (count > 0) tokens.push({ count, rules, partner: {} })
  }
  return { tokens, end }
}

/** Answers undefined where it is no link: then every sign of it is text. */
function linkReader(line: string): (start: number, opening: string) => Read | undefined {
  let tail: LinkTail & { isSafe: boolean } = { wordsEnd: 0, end: undefined, href: '', isSafe: false }
  return (start, opening) => {
    const bracket = start + opening.length - 1
    if (bracket >= tail.wordsEnd) {
      const read = linkTailAt(line, bracket)
      tail = { ...read, isSafe: isSafeLink(read.href) }
    }
    const { wordsEnd, end, href, isSafe } = tail
    const words = line.slice(bracket + 1, wordsEnd)
    if (end === undefined || !isSafe || words.trim() === '') return undefined
    const backslashes = opening.length - 1
    const kept = '\\'.repeat(Math.floor(backslashes / 2))
    if (backslashes % 2 === 1) return { tokens: [`${kept}[`], end: bracket + 1 }
    return { tokens: [kept, linkRun(words, href)], end }
  }
}

const wholeMark = /^(\*{1,3})(?!\s)([^*]*[^*\s\\])\1$/

function linkRun(words: string, href: string): RichRun {
  const [, stars = '', inner] = wholeMark.exec(words) ?? []
  return {
    text: (inner ?? words).replace(/\\([\\[\]*])/g, '$1'),
    ...(stars.length > 1 && { isBold: true as const }),
    ...(stars.length % 2 === 1 && { isItalic: true as const }),
    href,
  }
}
