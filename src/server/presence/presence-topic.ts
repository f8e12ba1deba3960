import type { Language } from '../../shared/languages.ts'

/** What is edited: a record, or in another language than the main one its translation. */
export interface PresenceTopic {
  type: string
  id: string
  language: Language
}

export function topicKey({ type, id, language }: PresenceTopic): string {
  return `${type} ${language} ${id}`
}

/** One window of somebody's browser with an editor in it. */
export interface PresentTab {
  /** Chosen by the browser; the same however often it connects. */
  tab: string
  userId: string
  name: string
  hasUnsavedChanges: boolean
}
