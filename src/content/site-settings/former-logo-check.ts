import type { RecordCheck } from '../../schema/checks/check.ts'
import { checkTexts } from '../../schema/checks/check-texts.ts'
import { foundation } from '../foundation.ts'

/** A logo of the sample content on the site of a foundation that has its own name by now. */
export function formerLogo(...fields: readonly string[]): RecordCheck {
  return {
    name: 'former-logo',
    severity: 'hint',
    says: () => checkTexts.formerLogo(foundation.name),
    find: (values, { isFormerLogo }) =>
      fields.filter((name) => isFormerLogo?.(String(values[name] ?? ''))).map((path) => ({ path })),
  }
}
