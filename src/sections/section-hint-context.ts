import { createContext, use } from 'react'

const noHints: ReadonlySet<string> = new Set()

/** Texts that stand in a preview for what nobody has written yet. */
export const SectionHintContext = createContext(noHints)

/** Makes such a text look like the placeholder of a field. */
export function useHintLook(text: string): string | undefined {
  return use(SectionHintContext).has(text) ? 'italic opacity-60' : undefined
}
