import type { SectionItem } from '../content/page-section/page-section.ts'

/** What a card says. Items written as figures keep what they say when a section becomes one of cards. */
export function cardWords({ title, description, stat, label }: SectionItem): { title: string; text: string } {
  return { title: title || stat, text: description || label }
}

/** The same the other way round. */
export function figureWords({ title, description, stat, label }: SectionItem): {
  figure: string
  label: string
} {
  return { figure: stat || title, label: label || description }
}
