import type { DeadReason, FieldCheck } from './check.ts'
import { checkTexts } from './check-texts.ts'
import { outsideAddress, writtenLinks } from './written-links.ts'

/** A link to another site that has not answered for days. */
export const deadLink: FieldCheck = {
  name: 'dead-link',
  severity: 'hint',
  says: ({ address = '', since = '', reason = '' }) =>
    checkTexts.deadLink[reason as DeadReason](String(address), String(since)),
  find: (place, { deadLink: look, siteUrl }) =>
    writtenLinks(place).flatMap(({ address }) => {
      const outside = outsideAddress(address, siteUrl)
      const dead = outside === undefined ? undefined : look?.(outside)
      return dead ? [{ params: { address, ...dead } }] : []
    }),
}
