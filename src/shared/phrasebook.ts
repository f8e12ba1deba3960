import { arabicCount, type CountForms } from './arabic-count.ts'
import { localNumber } from './local-numbers.ts'
import { isolated } from './text-language.ts'

/**
 * Phrases by what they are called in the main language. `{name}` stands for any text and is put in as it is; `{=label}` for
 * words that are in the book themselves, also inside a sentence, where they may begin with a small letter. In the
 * translation `{count#…|…|…|…|…|…}` is a number with its noun, in the six forms of `arabicCount`.
 */
export type Phrases = Readonly<Record<string, string>>

/** Answers what the book says; undefined for what is not in it. */
export type Lookup = (text: string) => string | undefined

interface Pattern {
  form: RegExp
  names: string[]
  translation: string
}

const part = /\{(=?\w+)\}/
const translatedPart = /\{(?<name>=?\w+)(?:#(?<forms>[^}]*))?\}/g

export function phrasebook(phrases: Phrases): Lookup {
  const exact = new Map(Object.entries(phrases).filter(([phrase]) => !part.test(phrase)))
  // Those that say more come first: `Save failed: {reason}` before `{=what}: {reason}`.
  const patterns = Object.entries(phrases)
    .filter(([phrase]) => part.test(phrase))
    .toSorted(([one], [other]) => literalLength(other) - literalLength(one))
    .map(([phrase, translation]) => patternOf(phrase, translation))
  const wordOf = (word: string) => lookup(word) ?? lookup(word.charAt(0).toUpperCase() + word.slice(1))
  const lookup: Lookup = (text) => {
    const known = exact.get(text)
    if (known !== undefined) return known
    for (const pattern of patterns) {
      const found = pattern.form.exec(text)
      const filled = found && fill(pattern, found.slice(1), wordOf)
      if (filled) return filled
    }
    return undefined
  }
  return lookup
}

function literalLength(phrase: string): number {
  return phrase.replace(new RegExp(part, 'g'), '').length
}

function patternOf(phrase: string, translation: string): Pattern {
  const pieces = phrase.split(new RegExp(part, 'g'))
  // What `split` keeps of the parts stands at the odd places.
  const form = pieces.map((piece, at) => (at % 2 ? '(.+?)' : escaped(piece))).join('')
  return { form: new RegExp(`^${form}$`, 's'), names: pieces.filter((_, at) => at % 2), translation }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

/** Undefined where words that the book should know are not in it: half a sentence in each language helps nobody. */
function fill({ names, translation }: Pattern, values: string[], wordOf: Lookup): string | undefined {
  const parts = new Map(names.map((name, at) => [name, values[at] ?? '']))
  const words = new Map<string, string>()
  for (const [name, value] of parts) {
    const word = name.startsWith('=') ? wordOf(value) : asItIs(value)
    if (word === undefined) return undefined
    words.set(name, word)
  }
  return translation.replace(translatedPart, (_, name: string, forms?: string) =>
    forms === undefined ? (words.get(name) ?? '') : counted(parts.get(name) ?? '', forms),
  )
}

function counted(value: string, forms: string): string {
  const [zero = '', one = '', two = '', few = '', many = '', other = ''] = forms.split('|')
  return arabicCount(Number(value), [zero, one, two, few, many, other] satisfies CountForms)
}

function asItIs(value: string): string {
  return /^\d{1,15}$/.test(value) ? localNumber(Number(value)) : isolated(value)
}
