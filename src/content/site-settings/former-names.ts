import { searchText } from '../../shared/search-text.ts'

/** What the foundation is called today, and what it was called before, in every language. */
export interface FoundationNames {
  current: readonly string[]
  former: readonly string[]
}

/** In an address names are written without spaces, in small letters. */
type FindName = (text: string, isAddress?: boolean) => string | undefined

/** Words that many foundations have in their names: what is left without them is what people call one. */
const generic = new Set(
  [
    ...['the', 'foundation', 'trust', 'fund', 'association', 'society', 'initiative', 'charity', 'institute'],
    ...['organization', 'organisation', 'center', 'centre', 'network', 'ngo'],
    ...['مؤسسة', 'المؤسسة', 'جمعية', 'مبادرة', 'صندوق', 'منظمة', 'مركز', 'معهد', 'شبكة'],
  ].map(searchText),
)

interface Form {
  /** As it is written. */
  name: string
  /** As it is compared: folded, or as it is written where it is an abbreviation. */
  pattern: string
  isFormer: boolean
}

const isAbbreviation = (name: string) => /^[\p{Lu}\d]{2,6}$/u.test(name)

/** The name, what is left without its general words, and its initials: "Blue Desert Foundation", "Blue Desert", "BDF". */
export function formsOf(name: string): string[] {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const own = words.filter((word) => !generic.has(searchText(word)))
  const initials = words.map(([first = '']) => first).join('')
  const forms = [
    words.join(' '),
    // One word alone would be found wherever somebody speaks of the Nile.
    own.length > 1 ? own.join(' ') : '',
    words.length > 2 && isAbbreviation(initials) ? initials : '',
  ]
  return [...new Set(forms)].filter((form) => form !== '')
}

/** Finds the first former name in a text. Today's names are passed over, also where they hold a former one. */
export function formerNameFinder({ current, former }: FoundationNames): FindName {
  const known = new Map<string, Form>()
  const note = (names: readonly string[], isFormer: boolean) => {
    for (const form of names.flatMap(formsOf)) {
      const pattern = isAbbreviation(form) ? form : searchText(form)
      if (!known.has(pattern)) known.set(pattern, { name: form, pattern, isFormer })
    }
  }
  note(current, false)
  note(former, true)
  const forms = [...known.values()].sort((one, other) => other.pattern.length - one.pattern.length)
  if (!forms.some(({ isFormer }) => isFormer)) return () => undefined
  const abbreviated = expressionOf(forms.filter(({ pattern }) => isAbbreviation(pattern)))
  const written = expressionOf(forms.filter(({ pattern }) => !isAbbreviation(pattern)))
  const firstIn = (text: string, expression: RegExp | undefined) =>
    [...(expression ? text.matchAll(expression) : [])]
      .map(([, found = '']) => known.get(found))
      .find((form) => form?.isFormer)?.name
  const inAddresses = new Map(forms.map((form) => [searchText(form.name).replace(/\s+/g, ''), form]))
  const firstInAddress = (address: string) =>
    searchText(address)
      .split(/[^\p{L}\p{N}]+/u)
      .map((part) => inAddresses.get(part))
      .find((form) => form?.isFormer)?.name
  return (text, isAddress) =>
    isAddress
      ? firstInAddress(text)
      : (firstIn(text, abbreviated) ?? firstIn(searchText(text).replace(/\s+/g, ' '), written))
}

/** Whole words alone; Arabic writes some of its small words together with the next one. */
function expressionOf(forms: readonly Form[]): RegExp | undefined {
  if (forms.length === 0) return undefined
  const patterns = forms.map(({ pattern }) => pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])[وفبكل]{0,2}(${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
