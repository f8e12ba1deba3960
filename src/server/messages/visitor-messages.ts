import type { Language } from '../../shared/languages.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { visitorTexts as arabic } from './ar/visitor-texts.ts'
import { visitorTexts as english } from './en/visitor-texts.ts'

export type VisitorMessages = MessagesShape<typeof english>

/** The server speaks every language at once: which one, each request or record says. */
export const visitorMessages: Record<Language, VisitorMessages> = { en: english, ar: arabic }

/** What a single record of a type says in a language until somebody saves it; undefined where it says nothing in words. */
export function builtInRecord(type: string, language: Language): Record<string, unknown> | undefined {
  const records: Readonly<Record<string, Record<string, unknown>>> = visitorMessages[language].records
  return Object.hasOwn(records, type) ? records[type] : undefined
}
