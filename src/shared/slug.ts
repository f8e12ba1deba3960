import { searchText } from './search-text.ts'

/** As names are spelled in Egypt, without the dots and strokes of a scholarly transliteration. */
const spellings: readonly [latin: string, letters: string][] = [
  ['a', 'اأآٱعىة'],
  ['i', 'إ'],
  ['b', 'ب'],
  ['p', 'پ'],
  ['t', 'تط'],
  ['th', 'ث'],
  ['g', 'جگڭ'],
  ['ch', 'چ'],
  ['h', 'حهھہە'],
  ['kh', 'خ'],
  ['d', 'دض'],
  ['dh', 'ذ'],
  ['r', 'ر'],
  ['z', 'زظ'],
  ['zh', 'ژ'],
  ['s', 'سص'],
  ['sh', 'ش'],
  ['gh', 'غ'],
  ['f', 'ف'],
  ['v', 'ڤ'],
  ['q', 'ق'],
  ['k', 'كکڪ'],
  ['l', 'ل'],
  ['m', 'م'],
  ['n', 'ن'],
  ['w', 'وؤ'],
  ['y', 'يیئے'],
  ['', 'ءـ'],
]
const latinOf = new Map(
  spellings.flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
)
const arabicWord = new RegExp(`[${[...latinOf.keys()].join('')}]+`, 'gu')
const longVowel: Record<string, string> = { w: 'u', y: 'i' }

const longest = 60
/** Of a title no more is looked at: enough for sixty letters, whatever signs stand between them. */
const longestTitle = 1000

/** A readable address part out of a title; `fallback` where nothing of the title can be spelled in Latin letters. */
export function slug(title: string, fallback: string): string {
  // Of the signs without width, only the one between two words of a compound separates.
  const letters = title
    .slice(0, longestTitle)
    .normalize('NFKC')
    .replace(/\p{M}|(?!\u200c)\p{Cf}/gu, '')
  const latin = letters.replaceAll('\u200c', ' ').replace(arabicWord, spellArabic)
  const words = searchText(latin)
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g)
  if (!words) return fallback
  return words.join('-').slice(0, longest).replace(/-+$/, '')
}

/** Short vowels are not written; و and ي between consonants are long ones. */
function spellArabic(word: string): string {
  const sounds = [...word].map((letter) => latinOf.get(letter) ?? '')
  const start = word.startsWith('ال') ? 2 : 0
  const spelled = sounds.reduce((before, sound, index) => {
    const vowel = longVowel[sound]
    const isBetweenConsonants =
      index > start && /[^aiu]$/.test(before) && !/^[aiwy]/.test(sounds[index + 1] ?? '')
    return before + (vowel && isBetweenConsonants ? vowel : sound)
  }, '')
  return spelled.replace(/iy(?=[^aiwy])/g, 'i')
}
