/** A stretch of text that both sides have, or only one of them. */
export interface TextRun {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Words, spaces and single marks. Combining marks belong to their word, as vowel signs do in Arabic. */
const tokenForm = /[\p{L}\p{N}\p{M}_'’-]+|\s+|[^\s\p{L}\p{N}]/gu
const wordForm = /[\p{L}\p{N}]/u
/** Beyond this the table would take longer than anybody waits; such texts are shown whole. */
const maxCells = 6_000_000
/** With less in common than this, single shared words would only scatter two different texts. */
const minShare = 0.25

/** How one text became another, word by word. */
export function wordChanges(before: string, after: string): TextRun[] {
  if (before === after) return runsOf([['same', before]])
  const [left, right] = [tokensOf(before), tokensOf(after)]
  const start = commonLength(left, right)
  const tail = commonLength(left.slice(start).reverse(), right.slice(start).reverse())
  const middle = [left.slice(start, left.length - tail), right.slice(start, right.length - tail)] as const
  const isLong = middle[0].length * middle[1].length > maxCells
  const steps: Step[] = [
    ...left.slice(0, start).map((token): Step => ['same', token]),
    ...(isLong ? replaced(...middle) : alignedSteps(...middle)),
    ...left.slice(left.length - tail).map((token): Step => ['same', token]),
  ]
  return sharedPart(steps) < minShare ? runsOf(replaced([before], [after])) : runsOf(steps)
}

/** From 0 to 1: how many of the words of two texts are in both. */
export function wordLikeness(one: string, other: string): number {
  const words = (text: string) =>
    new Set(tokensOf(text.toLowerCase()).filter((token) => wordForm.test(token)))
  const [left, right] = [words(one), words(other)]
  const most = Math.max(left.size, right.size)
  if (most === 0) return one === other ? 1 : 0
  return [...left].filter((word) => right.has(word)).length / most
}

type Step = [TextRun['kind'], string]

function tokensOf(text: string): string[] {
  return text.match(tokenForm) ?? []
}

function commonLength(left: readonly string[], right: readonly string[]): number {
  let length = 0
  while (length < left.length && length < right.length && left[length] === right[length]) length += 1
  return length
}

function replaced(left: readonly string[], right: readonly string[]): Step[] {
  return [...left.map((token): Step => ['removed', token]), ...right.map((token): Step => ['added', token])]
}

/** By the longest common subsequence: `lengths` holds that of every two tails. */
function alignedSteps(left: readonly string[], right: readonly string[]): Step[] {
  const width = right.length + 1
  const lengths = new Uint16Array((left.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const steps: Step[] = []
  let [row, column] = [0, 0]
  while (row < left.length || column < right.length) {
    const [old = '', fresh = ''] = [left[row], right[column]]
    if (row < left.length && column < right.length && old === fresh) {
      steps.push(['same', old])
      row += 1
      column += 1
    } else if (row < left.length && at(row + 1, column) >= at(row, column + 1)) {
      steps.push(['removed', old])
      row += 1
    } else {
      steps.push(['added', fresh])
      column += 1
    }
  }
  return steps
}

function sharedPart(steps: readonly Step[]): number {
  const words = steps.filter(([, token]) => wordForm.test(token))
  return words.length === 0 ? 0 : words.filter(([kind]) => kind === 'same').length / words.length
}

/** Neighbours of one kind joined. A space between two changed words is changed with them, so that a phrase stays whole. */
function runsOf(steps: readonly Step[]): TextRun[] {
  const runs: TextRun[] = []
  let changed = { removed: '', added: '' }
  const flush = () => {
    for (const kind of ['removed', 'added'] as const)
      if (changed[kind] !== '') runs.push({ kind, text: changed[kind] })
    changed = { removed: '', added: '' }
  }
  for (const [index, [kind, token]] of steps.entries()) {
    const isBridge =
      kind === 'same' &&
      /^\s+$/.test(token) &&
      changed.removed + changed.added !== '' &&
      steps[index + 1] !== undefined &&
      steps[index + 1]?.[0] !== 'same'
    if (isBridge) changed = { removed: changed.removed + token, added: changed.added + token }
    else if (kind !== 'same') changed[kind] += token
    else {
      flush()
      const last = runs.at(-1)
      if (last?.kind === 'same') last.text += token
      else runs.push({ kind, text: token })
    }
  }
  flush()
  return runs
}
