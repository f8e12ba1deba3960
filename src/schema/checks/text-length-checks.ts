import { graphemesOf } from '../../shared/graphemes.ts'
import { type KindTraits, kindTraits } from '../kind-traits.ts'
import { type FieldCheck, nothing, type Place, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** A name of a record stands on cards, in lists and in tabs. */
const titleFits = 90

/** More than the field takes: a limit was lowered since it was saved. */
export const textTooLong: FieldCheck = {
  name: 'text-too-long',
  severity: 'error',
  says: ({ length = 0, max = 0 }) => checkTexts.tooLong(Number(length), Number(max)),
  find: ({ value, field }) => {
    const { length } = wordsOf(value)
    const max = field.facts.maxLength
    return max !== undefined && length > max ? [{ params: { length, max } }] : nothing
  },
}

/** The field takes it, and its place on the page does not. */
export const longForItsPlace: FieldCheck = {
  name: 'long-for-its-place',
  severity: 'hint',
  says: ({ length = 0, fits = 0 }) => checkTexts.longForItsPlace(Number(length), Number(fits)),
  find: (place) => {
    const { kind, facts } = place.field
    const fits = facts.checked?.fits ?? (place.isTitle && kind === 'text' ? titleFits : undefined)
    // What the field does not even take is another finding.
    if (fits === undefined || wordsOf(place.value).length > (facts.maxLength ?? fits)) return nothing
    const { length } = graphemesOf(shownWords(place))
    return length > fits ? [{ params: { length, fits } }] : nothing
  },
}

function shownWords({ field, value }: Place): string {
  const { words }: KindTraits = kindTraits[field.kind]
  return words?.(wordsOf(value)) ?? wordsOf(value)
}
