import type { FieldKind } from '../field.ts'
import { brokenLink } from './broken-link-check.ts'
import type { FieldCheck, RecordCheck } from './check.ts'
import { deadLink } from './dead-link-check.ts'
import { faintColor } from './faint-color-check.ts'
import { fillerText } from './filler-text-check.ts'
import { formerName } from './former-name-check.ts'
import { goneRecord } from './gone-record-check.ts'
import { headingLevels } from './heading-levels-check.ts'
import { emptyEntry, repeatedEntry } from './list-checks.ts'
import { malformedValue } from './malformed-value-check.ts'
import { fileNameAsWords, halfLink, namelessPicture } from './naming-checks.ts'
import { heavyPicture, missingPicture, smallPicture } from './picture-checks.ts'
import { straySpaces } from './stray-spaces-check.ts'
import { longForItsPlace, textTooLong } from './text-length-checks.ts'
import { missingTranslation, outdatedTranslation } from './translation-check.ts'
import { unknownVideo } from './unknown-video-check.ts'
import { unlikelyAddress } from './unlikely-address-check.ts'
import { unlikelyDate } from './unlikely-date-check.ts'
import { vagueLink } from './vague-link-check.ts'

const words = [textTooLong, longForItsPlace, fillerText, straySpaces, formerName]
const links = [malformedValue, unlikelyAddress, brokenLink, deadLink, formerName]

/** What is looked at in a field of each kind. A list of texts is looked at as a whole and line by line. */
export const checksByKind: Record<FieldKind, readonly FieldCheck[]> = {
  text: words,
  longText: words,
  richText: [...words, headingLevels, unlikelyAddress, brokenLink, deadLink, vagueLink],
  email: [malformedValue, formerName],
  phone: [malformedValue],
  link: [...links, halfLink],
  address: [],
  image: [malformedValue, missingPicture, namelessPicture, fileNameAsWords, smallPicture, heavyPicture],
  video: [malformedValue, unlikelyAddress, unknownVideo, deadLink],
  choice: [],
  reference: [goneRecord],
  icon: [],
  color: [malformedValue, faintColor],
  cssClass: [],
  integer: [],
  toggle: [],
  date: [malformedValue, unlikelyDate],
  textList: [repeatedEntry],
  group: [],
  list: [emptyEntry],
}

export const lineChecks: readonly FieldCheck[] = words

/** What is looked at in a record of every type. */
export const recordChecks: readonly RecordCheck[] = [missingTranslation, outdatedTranslation]
