/** What each letter on the left is compared as; marks that can be taken off a letter are no part of it. */
const sameLetters: readonly [letter: string, forms: string][] = [
  ['ا', 'ٱ'],
  ['ي', 'ىیېے'],
  ['ه', 'ةہھەۃ'],
  // Sounds that Arabic has no letter for, as Cairo, Rabat and Tehran write them.
  ['ك', 'کڪگڭ'],
  ['ب', 'پ'],
  ['ج', 'چ'],
  ['ف', 'ڤ'],
  // The hamza on the line and the stroke that only stretches a word.
  ['', 'ءٴـ'],
  ['ss', 'ß'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ['o', 'ø'],
  ['l', 'ł'],
  ['d', 'đð'],
  ['th', 'þ'],
  ['i', 'ı'],
  ['σ', 'ς'],
  ["'", '‘’‚‛ʼʻʿʾ'],
  ['-', '‐‑‒–—―−'],
  [',', '،٬'],
  ['.', '٫۔'],
  [';', '؛'],
  ['?', '؟'],
  ['%', '٪'],
  ...[...'0123456789'].map((digit, value): [string, string] => [
    digit,
    String.fromCodePoint(0x0660 + value, 0x06f0 + value),
  ]),
]

const letterOf = new Map(sameLetters.flatMap(([letter, forms]) => [...forms].map((form) => [form, letter])))
/** Accents, vowel signs, hamza and madda above or below a letter, signs without width, and all forms named above. */
const replaced = new RegExp(`[\\p{M}\\p{Cf}${[...letterOf.keys()].join('')}]`, 'gu')

/** All but what most texts consist of and what stays as it is: looking closer at less folds a long list twice as fast. */
const special = /[^\s!-@[-~ابت-غف-وي]/gu
/** What letters were folded to; those of Chinese, Japanese and Korean are too many to keep. */
const foldedLetters: string[] = []
const keptLetters = 0x3000

/**
 * The text as search compares it: without case, accents and Arabic vowel signs, with the letters that Arabic writers
 * use for one another made one (أ إ آ ا, ى ي, ة ه, ؤ و, ئ ي), and digits of every kind as 0 to 9. Letter by letter, so that
 * the start of a word stays the start of it. A stored text and a query go through it alike.
 */
export function searchText(text: string): string {
  return text.toLowerCase().replace(special, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (code >= keptLetters) return foldLetter(letter)
    foldedLetters[code] ??= foldLetter(letter)
    return foldedLetters[code]
  })
}

function foldLetter(letter: string): string {
  return letter
    .normalize('NFKD')
    .toLowerCase()
    .replace(replaced, (form) => letterOf.get(form) ?? '')
}

/** The words that a query asks for, as they stand in a `searchText`; marks alone are looked for as they stand. */
export function searchWords(query: string): string[] {
  const text = searchText(query)
  const words = text.split(/[\s,;?!]+/).filter(Boolean)
  return words.length > 0 ? words : text.split(/\s+/).filter(Boolean)
}

/** Whether every word of the query stands somewhere in the texts; a blank query matches everything. */
export function matchesSearch(query: string, texts: SearchedTexts): boolean {
  const words = searchWords(query)
  return words.length === 0 || holdsWords(haystackOf(texts), words)
}

export type SearchedTexts = readonly (string | null | undefined)[]

/** What words are looked for in. The texts stand apart, so that no word is found across two of them. */
export function haystackOf(texts: SearchedTexts): string {
  return searchText(texts.filter(Boolean).join('\n'))
}

export function holdsWords(haystack: string, words: readonly string[]): boolean {
  return words.every((word) => haystack.includes(word))
}
