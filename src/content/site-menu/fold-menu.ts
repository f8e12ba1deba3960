import { parsePictureUrl } from '../../shared/picture-url.ts'

/**
 * Which entries of the bar stand under "More", decided from the words alone: so the server draws it as the browser does,
 * and nothing moves when the page comes to life. A width is estimated from the letters, a little generously.
 */

/** Widths of the window from which on more entries fit, in pixels at the usual size of text; below the first is the phone's menu. */
export const barSteps = [1024, 1152, 1280] as const

export interface BarFacts {
  entries: readonly BarWords[]
  /** What the button is called that the others stand behind. */
  more: string
  /** In pixels. */
  logoWidth: number
  /** Names of the languages that the bar leads to. */
  languages: readonly string[]
  /** The words of the button at its end. */
  join: string
}

export interface BarWords {
  title: string
  /** Opens a panel instead of leading to a page. */
  hasPanel: boolean
}

/** How wide the bar shows a logo: 40 pixels high, no wider than 208, or the name where there is none. */
export function logoWidthOf(url: string): number {
  if (!url) return 256
  const { width, height } = parsePictureUrl(url) ?? { width: 208, height: 40 }
  return Math.min(208, (40 * width) / height)
}

/** For each entry the first of `barSteps` that has room for it, by place; as many as there are steps where none has. */
export function foldMenu(facts: BarFacts): number[] {
  const counts = barSteps.map((width) => fitting(facts, roomFor(facts, width)))
  return facts.entries.map((_, place) => {
    const step = counts.findIndex((count) => place < count)
    return step < 0 ? barSteps.length : step
  })
}

function fitting({ entries, more }: BarFacts, room: number): number {
  const widths = entries.map(entryWidth)
  const count = countWithin(widths, room)
  return count === entries.length
    ? count
    : countWithin(widths, room - entryWidth({ title: more, hasPanel: true }))
}

function countWithin(widths: readonly number[], room: number): number {
  const ends = widths.map((_, place) => widths.slice(0, place + 1).reduce((sum, width) => sum + width))
  return ends.filter((end) => end <= room).length
}

const textSize = 14.4
const gap = 12
/** Search and theme. */
const icons = 36 + 44 + 2 * gap
const chevron = 22
const scrollBar = 15

function roomFor({ logoWidth, languages, join }: BarFacts, windowWidth: number): number {
  const width = windowWidth - scrollBar
  const gutter = Math.min(Math.max(20, width * 0.04), 48)
  const others = languages.reduce((sum, name) => sum + linkWidth(name) + gap, icons)
  const button = textEms(join) * textSize + 44 + gap
  return Math.min(width, 1216) - 2 * gutter - logoWidth - gap - others - button
}

const entryWidth = ({ title, hasPanel }: BarWords) => linkWidth(title) + (hasPanel ? chevron : 0) + 2
const linkWidth = (words: string) => textEms(words) * textSize + 24

/** Widths of Alexandria's letters, in ems; of Arabic ones, which join, what they take on average. */
const letterWidths: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/\p{M}/u, 0],
  [/[ijlI1.,:;'’!|]/, 0.3],
  [/[\sfrt()/-]/, 0.4],
  [/[csvxyzJLF]/, 0.56],
  [/[mwMW]/, 1],
  [/[A-Z&]/, 0.76],
  [/\p{Script=Arabic}/u, 0.53],
]
const usualWidth = 0.66

export function textEms(text: string): number {
  const widthOf = (letter: string) =>
    letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
}
