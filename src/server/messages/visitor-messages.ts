import type { Language } from '../../shared/languages.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { visitorTexts as arabic } from './ar/visitor-texts.ts'
import { visitorTexts as english } from './en/visitor-texts.ts'

export type VisitorMessages = MessagesShape<typeof english>

/** The server speaks every language at once: which one, each request or record says. */
export const visitorMessages: Record<Language, VisitorMessages> = { en: english, ar: arabic }
