import type { TranslatableText } from '../../schema/translatable-texts.ts'

/** One text of a record on the translator's sheet: what it says in the main language, and what is stored of the other. */
export interface SheetText
  extends Pick<TranslatableText, 'path' | 'label' | 'within' | 'kind' | 'maxLength' | 'source'> {
  /** What it is called in the form. */
  name: string
  /** The stored translation; empty where there is none. */
  stored: string
  /** Visitors see it; nothing waits for what they do not see. */
  isShown: boolean
  /** The source as it was when it was translated, where it says something else today. */
  sourceWas: string | undefined
}

/** What a translator has typed and decided, by the names of the form. */
export interface SheetValues {
  readonly [name: string]: unknown
  stillRight?: readonly { id: string }[]
}

/** `spare` is what visitors do not see and nobody translated. */
export type Standing = 'done' | 'missing' | 'outdated' | 'spare'

/** Form libraries take dots, brackets and quotes in a name for a way through nested values. */
export function textName(path: string): string {
  return `text:${path.replace(/[%.[\]"'|]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`
}

export function standingOf(text: SheetText, values: SheetValues): Standing {
  const typed = String(values[text.name] ?? '')
  if (typed.trim() === '') return text.isShown ? 'missing' : 'spare'
  const isUntouched = text.sourceWas !== undefined && typed === text.stored
  return isUntouched && !isStillRight(text, values) ? 'outdated' : 'done'
}

export function isStillRight({ path }: SheetText, { stillRight = [] }: SheetValues): boolean {
  return stillRight.some(({ id }) => id === path)
}

export interface SheetProgress extends Record<Standing, number> {
  total: number
}

export function progressOf(texts: readonly SheetText[], values: SheetValues): SheetProgress {
  const progress: SheetProgress = { done: 0, missing: 0, outdated: 0, spare: 0, total: 0 }
  for (const text of texts) progress[standingOf(text, values)] += 1
  progress.total = texts.length - progress.spare
  return progress
}

/** The next text behind the one called `from` that stands so; behind the last one the search begins again. */
export function nextWaiting(
  texts: readonly SheetText[],
  values: SheetValues,
  wanted: Standing,
  from: string | undefined,
): SheetText | undefined {
  const start = texts.findIndex(({ name }) => name === from) + 1
  return [...texts.slice(start), ...texts.slice(0, start)].find((text) => standingOf(text, values) === wanted)
}

/** A part of the page: a section, or the fields that stand in none. */
export interface SheetGroup {
  /** Empty for the fields of the record itself. */
  title: string
  /** The id of the section, where it is one. */
  sectionId: string | undefined
  texts: SheetText[]
}

/** Texts that follow one another in the same item of a list, such as a section, stand together. */
export function groupsOf(texts: readonly SheetText[]): SheetGroup[] {
  const groups: (SheetGroup & { key: string })[] = []
  for (const text of texts) {
    const [list = '', item] = text.path.split('/')
    const isInside = text.within.length > 0
    const key = isInside ? `${list}/${item}` : ''
    const last = groups.at(-1)
    if (last?.key === key) last.texts.push(text)
    else {
      const sectionId = isInside && list === 'sections' ? item : undefined
      groups.push({ key, title: text.within[0] ?? '', sectionId, texts: [text] })
    }
  }
  return groups
}
