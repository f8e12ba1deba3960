const arabicForms: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه', ـ: '' }
const arabicForm = /[ٱىةـ]/g
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * The text as search compares it: without case, accents and Arabic vowel signs, with the letters that Arabic writers
 * use for one another made one (أ إ آ ا, ى ي, ة ه).
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(arabicForm, (letter) => arabicForms[letter] ?? letter)
    .replace(arabicDigit, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** Whether every word of the query stands somewhere in the texts; a blank query matches everything. */
export function matchesSearch(query: string, texts: readonly (string | null | undefined)[]): boolean {
  const words = searchText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const haystack = searchText(texts.filter(Boolean).join('\n'))
  return words.every((word) => haystack.includes(word))
}
