import type { Definition } from '../schema/define-content.ts'
import type { Fields } from '../schema/field.ts'
import type { FormGroup } from '../schema/staff-screen.ts'

/**
 * What definitions say to staff, in the language of the page. They are written in the main language; the build of another
 * one puts a file in this one's place, which knows their words in it. Words that it does not know stay as they are.
 */
export function inPageLanguage(text: string): string {
  return text
}

export function definitionInPageLanguage<F extends Fields>(definition: Definition<F>): Definition<F> {
  return definition
}

export function groupsInPageLanguage<Groups extends readonly FormGroup[]>(groups: Groups): Groups {
  return groups
}

export function wordsInPageLanguage<Words extends object>(words: Words): Words {
  return words
}
